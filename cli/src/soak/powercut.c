/* Loaded before the C library of a server under attack: writes down, in order, every change of a file in the directory COMPTOIR_DISK
 * names, and every sync of one, to the file COMPTOIR_LOG names. powercut.rs reads it and says what a disk may hold after a power cut.
 *
 * A line of the log is a head of 16 bytes, the file's name, and the bytes written. It is written when the call has returned, by the
 * thread that made it, so that whatever was answered after a sync is answered after its line. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum { WRITE = 1, TRUNCATE = 2, SYNC = 3, UNLINK = 4 };

struct head {
    uint8_t what;
    uint8_t name;
    uint16_t unused;
    uint32_t bytes;
    uint64_t offset;
};

static pthread_mutex_t order = PTHREAD_MUTEX_INITIALIZER;
static int log_file = -1;
static const char *disk;

__attribute__((constructor)) static void begin(void) {
    const char *log = getenv("COMPTOIR_LOG");
    disk = getenv("COMPTOIR_DISK");
    if (log && disk) log_file = open(log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

/* The name of a file of the disk, or none. */
static const char *within(const char *path) {
    size_t length = disk ? strlen(disk) : 0;
    if (log_file < 0 || !path || strncmp(path, disk, length) != 0 || path[length] != '/') return NULL;
    return path + length + 1;
}

static const char *name_of(int fd, char *path, size_t size) {
    char link[64];
    if (log_file < 0 || fd == log_file) return NULL;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, size - 1);
    if (length < 0) return NULL;
    path[length] = 0;
    return within(path);
}

static void note(uint8_t what, const char *name, uint64_t offset, const void *bytes, uint32_t length) {
    struct head head = {what, (uint8_t)strlen(name), 0, length, offset};
    struct iovec parts[3] = {{&head, sizeof head}, {(void *)name, head.name}, {(void *)bytes, length}};
    size_t whole = sizeof head + head.name + length;
    /* A log with a hole would prove nothing. */
    if (syscall(SYS_writev, log_file, parts, 3) != (long)whole) abort();
}

#define REAL(result, function, ...)                                                  \
    static result (*real)(__VA_ARGS__);                                              \
    if (!real) *(void **)&real = dlsym(RTLD_NEXT, #function);                        \
    char path[4096]

#define IN_ORDER(name, call, success, line)                                          \
    if (!(name)) return call;                                                        \
    pthread_mutex_lock(&order);                                                      \
    __typeof__(call) result = call;                                                  \
    if (success) line;                                                               \
    pthread_mutex_unlock(&order);                                                    \
    return result

ssize_t write(int fd, const void *bytes, size_t count) {
    REAL(ssize_t, write, int, const void *, size_t);
    const char *name = name_of(fd, path, sizeof path);
    if (!name) return real(fd, bytes, count);
    pthread_mutex_lock(&order);
    off_t at = lseek(fd, 0, SEEK_CUR);
    ssize_t result = real(fd, bytes, count);
    if (result > 0) note(WRITE, name, (uint64_t)at, bytes, (uint32_t)result);
    pthread_mutex_unlock(&order);
    return result;
}

ssize_t pwrite(int fd, const void *bytes, size_t count, off_t at) {
    REAL(ssize_t, pwrite, int, const void *, size_t, off_t);
    const char *name = name_of(fd, path, sizeof path);
    IN_ORDER(name, real(fd, bytes, count, at), result > 0, note(WRITE, name, (uint64_t)at, bytes, (uint32_t)result));
}

ssize_t pwrite64(int fd, const void *bytes, size_t count, off64_t at) {
    REAL(ssize_t, pwrite64, int, const void *, size_t, off64_t);
    const char *name = name_of(fd, path, sizeof path);
    IN_ORDER(name, real(fd, bytes, count, at), result > 0, note(WRITE, name, (uint64_t)at, bytes, (uint32_t)result));
}

int ftruncate(int fd, off_t length) {
    REAL(int, ftruncate, int, off_t);
    const char *name = name_of(fd, path, sizeof path);
    IN_ORDER(name, real(fd, length), result == 0, note(TRUNCATE, name, (uint64_t)length, "", 0));
}

int ftruncate64(int fd, off64_t length) {
    REAL(int, ftruncate64, int, off64_t);
    const char *name = name_of(fd, path, sizeof path);
    IN_ORDER(name, real(fd, length), result == 0, note(TRUNCATE, name, (uint64_t)length, "", 0));
}

int fsync(int fd) {
    REAL(int, fsync, int);
    const char *name = name_of(fd, path, sizeof path);
    IN_ORDER(name, real(fd), result == 0, note(SYNC, name, 0, "", 0));
}

int fdatasync(int fd) {
    REAL(int, fdatasync, int);
    const char *name = name_of(fd, path, sizeof path);
    IN_ORDER(name, real(fd), result == 0, note(SYNC, name, 0, "", 0));
}

int unlink(const char *file) {
    REAL(int, unlink, const char *);
    (void)path;
    const char *name = within(file);
    IN_ORDER(name, real(file), result == 0, note(UNLINK, name, 0, "", 0));
}
