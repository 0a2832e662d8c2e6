//! Tables of text: names to the left, numbers to the right, no frame.

use comfy_table::{CellAlignment, Table, presets};

/// A table with these headings; every column but the first is aligned to the right.
pub fn table<'a>(headings: impl IntoIterator<Item = &'a str>) -> Table {
    let mut table = Table::new();
    table.load_preset(presets::NOTHING).set_header(headings);
    for column in table.column_iter_mut() {
        if column.index > 0 {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    table
}
