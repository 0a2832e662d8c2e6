/* Preloaded into a server, fails chosen calls on the files below its data directory.
 *
 * faults.rs decides which: a control file, mapped here, holds four words for each kind of call. The server's own code is
 * not changed. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/uio.h>
#include <unistd.h>

enum call { WRITE, SYNC, OPEN, TRUNCATE, READ, CALLS };

struct fault {
    int64_t error; /* what a failing call says; 0 for none */
    int64_t skip;  /* calls that still succeed */
    int64_t fail;  /* calls that fail after those */
    int64_t fired; /* calls that have failed */
};

/* Not an error: half of the bytes are written. */
#define SHORT 1000
#define MOST_FILES 65536

static struct fault *faults;
static char below[4096];
static char watched[MOST_FILES];

/* Declares `real`, the function that is replaced here. */
#define ORIGINAL(name)               \
    static __typeof__(&name) real;   \
    if (!real) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

__attribute__((constructor)) static void begin(void) {
    const char *control = getenv("COMPTOIR_FAULTS"), *data = getenv("COMPTOIR_FAULTS_BELOW");
    if (!control || !data || strlen(data) >= sizeof below) return;
    strcpy(below, data);
    ORIGINAL(open);
    int file = real(control, O_RDWR);
    if (file < 0) abort();
    faults = mmap(NULL, CALLS * sizeof *faults, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (faults == MAP_FAILED) abort();
    close(file);
}

/* Takes one from a counter that is not at 0. */
static int take(int64_t *counter) {
    int64_t left = __atomic_load_n(counter, __ATOMIC_SEQ_CST);
    while (left > 0)
        if (__atomic_compare_exchange_n(counter, &left, left - 1, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)) return 1;
    return 0;
}

/* What this call must say; 0 lets it pass. */
static int64_t fault(enum call call) {
    if (!faults) return 0;
    struct fault *it = &faults[call];
    int64_t error = __atomic_load_n(&it->error, __ATOMIC_SEQ_CST);
    if (!error || take(&it->skip) || !take(&it->fail)) return 0;
    __atomic_add_fetch(&it->fired, 1, __ATOMIC_SEQ_CST);
    return error;
}

static int64_t fault_of(enum call call, int file) {
    return file >= 0 && file < MOST_FILES && watched[file] ? fault(call) : 0;
}

static int is_below(const char *path) {
    size_t length = strlen(below);
    return length && strncmp(path, below, length) == 0 && (path[length] == '/' || path[length] == 0);
}

#define FAIL(error)    \
    do {               \
        errno = error; \
        return -1;     \
    } while (0)

static int watch(int file, const char *path) {
    if (file >= 0 && file < MOST_FILES) watched[file] = is_below(path);
    return file;
}

#define MODE(last)                            \
    mode_t mode = 0;                          \
    if (flags & (O_CREAT | O_TMPFILE)) {      \
        va_list more;                         \
        va_start(more, last);                 \
        mode = (mode_t)va_arg(more, int);     \
        va_end(more);                         \
    }

#define OPENS(name)                                             \
    int name(const char *path, int flags, ...) {                \
        ORIGINAL(name);                               \
        MODE(flags)                                             \
        int64_t error = is_below(path) ? fault(OPEN) : 0;       \
        if (error) FAIL(error);                                 \
        return watch(real(path, flags, mode), path);            \
    }
OPENS(open)
OPENS(open64)

#define OPENS_AT(name)                                          \
    int name(int at, const char *path, int flags, ...) {        \
        ORIGINAL(name);                             \
        MODE(flags)                                             \
        int64_t error = is_below(path) ? fault(OPEN) : 0;       \
        if (error) FAIL(error);                                 \
        return watch(real(at, path, flags, mode), path);        \
    }
OPENS_AT(openat)
OPENS_AT(openat64)

int close(int file) {
    ORIGINAL(close);
    if (file >= 0 && file < MOST_FILES) watched[file] = 0;
    return real(file);
}

/* How many bytes to write, or -1 with errno set. */
static ssize_t allowed(int file, size_t size) {
    int64_t error = fault_of(WRITE, file);
    if (error == SHORT) return (ssize_t)(size / 2);
    if (error) FAIL(error);
    return (ssize_t)size;
}

ssize_t write(int file, const void *bytes, size_t size) {
    ORIGINAL(write);
    ssize_t now = allowed(file, size);
    return now < 0 ? now : real(file, bytes, (size_t)now);
}

#define PWRITES(name, type)                                               \
    ssize_t name(int file, const void *bytes, size_t size, type at) {     \
        ORIGINAL(name);    \
        ssize_t now = allowed(file, size);                                \
        return now < 0 ? now : real(file, bytes, (size_t)now, at);        \
    }
PWRITES(pwrite, off_t)
PWRITES(pwrite64, off64_t)

/* Rust writes vectors nowhere near a database; they fail whole. */
ssize_t writev(int file, const struct iovec *parts, int count) {
    ORIGINAL(writev);
    int64_t error = fault_of(WRITE, file);
    if (error) FAIL(error == SHORT ? ENOSPC : error);
    return real(file, parts, count);
}

ssize_t read(int file, void *bytes, size_t size) {
    ORIGINAL(read);
    int64_t error = fault_of(READ, file);
    if (error) FAIL(error);
    return real(file, bytes, size);
}

#define PREADS(name, type)                                          \
    ssize_t name(int file, void *bytes, size_t size, type at) {     \
        ORIGINAL(name);    \
        int64_t error = fault_of(READ, file);                       \
        if (error) FAIL(error);                                     \
        return real(file, bytes, size, at);                         \
    }
PREADS(pread, off_t)
PREADS(pread64, off64_t)

#define SYNCS(name)                             \
    int name(int file) {                        \
        ORIGINAL(name);          \
        int64_t error = fault_of(SYNC, file);   \
        if (error) FAIL(error);                 \
        return real(file);                      \
    }
SYNCS(fsync)
SYNCS(fdatasync)

#define TRUNCATES(name, type)                       \
    int name(int file, type size) {                 \
        ORIGINAL(name);        \
        int64_t error = fault_of(TRUNCATE, file);   \
        if (error) FAIL(error);                     \
        return real(file, size);                    \
    }
TRUNCATES(ftruncate, off_t)
TRUNCATES(ftruncate64, off64_t)
