/* The pen of plain.py in C, for the compiled build: the same forms of strokes, the same errors where figures do not fit.
   plain.py says what each of them means and is its proof. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <structmember.h>

enum { ATTRIBUTE, INDEX, VIEWER, BY, LAST };
enum { NUMBER, LENGTH, ROW, PICKS, MASKED, HOT, PARTY, BITS, SETS, TALLY, SAME };
enum { ALWAYS, OWN, OTHERS };

/* Attributes of compiled classes are read by getters; the one that a class was found to have is kept with it. */
typedef struct {
    int parent, way, place;
    PyObject *name;
    PyTypeObject *type;
    getter get;
    void *closure;
} Finding;

typedef struct {
    int form, value, at, size, first, width, picked, mask, whose, stride, about, when;
    int *picks;
} Stroke;

typedef struct {
    PyObject *read;
    int at, whose, stride, unless;
} Reading;

typedef struct {
    PyObject_HEAD
    int seats;
    Py_ssize_t findings_count, strokes_count, readings_count;
    Finding *findings;
    Stroke *strokes;
    Reading *readings;
} Pen;

typedef struct {
    unsigned char *figures;
    Py_ssize_t length;
} Page;

/* Whoever has no seat has no place either: blocks of theirs are not turned, their stride is 0. */
static inline int after(const Pen *pen, int seat, int viewer)
{
    int places = seat - viewer;
    return places < 0 ? places + pen->seats : places;
}

/* A whole number; what does not fit raises as PyLong_AsLong does. Nearly all that states hold has one digit. */
static inline long whole(PyObject *value)
{
#if PY_VERSION_HEX < 0x030C0000
    if (PyLong_Check(value)) {
        if (Py_SIZE(value) == 0) return 0;
        if (Py_SIZE(value) == 1) return (long)((PyLongObject *)value)->ob_digit[0];
    }
#else
    if (PyLong_Check(value) && PyUnstable_Long_IsCompact((PyLongObject *)value))
        return (long)PyUnstable_Long_CompactValue((PyLongObject *)value);
#endif
    return PyLong_AsLong(value);
}

static inline int add(Page *page, Py_ssize_t at, long figure)
{
    if (at < 0 || at >= page->length) {
        PyErr_Format(PyExc_IndexError, "a figure at %zd of %zd", at, page->length);
        return -1;
    }
    figure += page->figures[at];
    if (figure < 0 || figure > 255) {
        PyErr_Format(PyExc_ValueError, "the figure at %zd would be %ld, and a byte holds 0 to 255", at, figure);
        return -1;
    }
    page->figures[at] = (unsigned char)figure;
    return 0;
}

/* ---- what is found in the state; NULL without an error is nothing */

static int meet(Finding *finding, PyTypeObject *type)
{
    PyObject *descriptor = PyObject_GetAttr((PyObject *)type, finding->name);
    if (descriptor == NULL) {
        if (!PyErr_ExceptionMatches(PyExc_AttributeError)) return -1;
        PyErr_Clear(); /* objects may have what their class has not */
    }
    finding->get = NULL;
    if (descriptor != NULL && Py_IS_TYPE(descriptor, &PyGetSetDescr_Type)) {
        const PyGetSetDef *both = ((PyGetSetDescrObject *)descriptor)->d_getset;
        finding->get = both->get;
        finding->closure = both->closure;
    }
    Py_XDECREF(descriptor);
    Py_XSETREF(finding->type, (PyTypeObject *)Py_NewRef(type));
    return 0;
}

/* The cells of a list, a tuple or a packed row. */
typedef struct {
    PyObject **items; /* NULL in a packed row */
    Py_buffer packed;
    Py_ssize_t count;
} Row;

static int open_row(PyObject *value, Row *row)
{
    row->packed.obj = NULL;
    if (PyList_Check(value) || PyTuple_Check(value)) {
        row->items = PySequence_Fast_ITEMS(value);
        row->count = PySequence_Fast_GET_SIZE(value);
        return 0;
    }
    row->items = NULL;
    if (!PyObject_CheckBuffer(value)) {
        PyErr_Format(PyExc_TypeError, "a list, a tuple or a packed row was to be found, not %s", Py_TYPE(value)->tp_name);
        return -1;
    }
    if (PyObject_GetBuffer(value, &row->packed, PyBUF_SIMPLE | PyBUF_FORMAT) < 0) return -1;
    row->count = row->packed.len / row->packed.itemsize;
    return 0;
}

static void close_row(Row *row)
{
    if (row->packed.obj != NULL) PyBuffer_Release(&row->packed);
}

/* A whole number of the row; -1 may also be an error, as with PyLong_AsLong. */
static inline long cell(const Row *row, Py_ssize_t n)
{
    if (row->items != NULL) return whole(row->items[n]);
    if (row->packed.itemsize == 2) return ((const int16_t *)row->packed.buf)[n];
    return (long)((const int64_t *)row->packed.buf)[n];
}

static PyObject *item(const Row *row, Py_ssize_t n)
{
    return row->items != NULL ? Py_NewRef(row->items[n]) : PyLong_FromLong(cell(row, n));
}

static PyObject *find(Finding *finding, PyObject *source, PyObject *const *found, int viewer)
{
    if (finding->way == ATTRIBUTE) {
        if (!Py_IS_TYPE(source, finding->type) && meet(finding, Py_TYPE(source)) < 0) return NULL;
        PyObject *value =
            finding->get ? finding->get(source, finding->closure) : PyObject_GetAttr(source, finding->name);
        if (value == Py_None) {
            Py_DECREF(value);
            return NULL;
        }
        return value;
    }
    long wanted = finding->way == VIEWER ? viewer : finding->place;
    if (finding->way == BY) {
        if (found[finding->place] == NULL) return NULL;
        wanted = PyLong_AsLong(found[finding->place]);
        if (wanted == -1 && PyErr_Occurred()) return NULL;
    }
    Row row;
    if (open_row(source, &row) < 0) return NULL;
    if (finding->way == LAST) wanted = row.count - 1;
    PyObject *value = wanted < 0 || wanted >= row.count ? NULL : item(&row, wanted);
    close_row(&row);
    if (value == Py_None) Py_CLEAR(value);
    return value;
}

static int find_all(const Pen *pen, PyObject *state, int viewer, PyObject **found)
{
    for (Py_ssize_t n = 0; n < pen->findings_count; n++) {
        Finding *finding = &pen->findings[n];
        PyObject *source = finding->parent < 0 ? state : found[finding->parent];
        found[n] = source == NULL ? NULL : find(finding, source, found, viewer);
        if (found[n] == NULL && source != NULL && PyErr_Occurred()) return -1;
    }
    return 0;
}

/* ---- strokes */

static int draw_number(const Pen *pen, const Stroke *stroke, Py_ssize_t at, PyObject *value, int viewer, Page *page)
{
    if (stroke->form == BITS) {
        unsigned long long bits = PyLong_AsUnsignedLongLong(value);
        if (bits == (unsigned long long)-1 && PyErr_Occurred()) return -1;
        bits >>= stroke->first;
        for (int place = 0; bits && place < stroke->size; place++, bits >>= 1)
            if (bits & 1 && add(page, at + place, 1) < 0) return -1;
        return 0;
    }
    long number = whole(value);
    if (number == -1 && PyErr_Occurred()) return -1;
    switch (stroke->form) {
    case NUMBER:
        number -= stroke->first;
        return number ? add(page, at, number) : 0;
    case SAME:
        return number == stroke->first ? add(page, at, 1) : 0;
    case HOT:
        number -= stroke->first;
        return number >= 0 && number < stroke->size ? add(page, at + number, 1) : 0;
    case PARTY:
        if (number < 0) return 0;
        number = number < pen->seats ? after(pen, (int)number, viewer) : stroke->size + number - pen->seats;
        return add(page, at + number, 1);
    }
    PyErr_Format(PyExc_TypeError, "a stroke of form %d wants a list", stroke->form);
    return -1;
}

static int draw_row(const Stroke *stroke, Py_ssize_t at, const Row *row, PyObject *const *found, Page *page)
{
    Py_ssize_t count = row->count;
    long number;
    switch (stroke->form) {
    case LENGTH:
        return count ? add(page, at, (long)count) : 0;
    case TALLY:
        for (Py_ssize_t n = 0; n < count; n++) {
            number = cell(row, n);
            if (number == -1 && PyErr_Occurred()) return -1;
            if (add(page, at + (number >= 0 ? number : stroke->size + number), 1) < 0) return -1;
        }
        return 0;
    case PICKS:
        for (int n = 0; n < stroke->picked; n++) {
            int pick = stroke->picks[n];
            if (pick < 0) continue;
            if (pick >= count) {
                PyErr_Format(PyExc_IndexError, "entry %d of %zd", pick, count);
                return -1;
            }
            number = cell(row, pick);
            if (number == -1 && PyErr_Occurred()) return -1;
            if (number && add(page, at + n, number) < 0) return -1;
        }
        return 0;
    case SETS:
        for (int n = 0; n < stroke->size; n++) {
            if (stroke->first + n >= count) {
                PyErr_Format(PyExc_IndexError, "entry %d of %zd", stroke->first + n, count);
                return -1;
            }
            long bits = cell(row, stroke->first + n);
            if (bits == -1 && PyErr_Occurred()) return -1;
            for (int bit = 0; bit < stroke->width; bit++)
                if (bits >> bit & 1 && add(page, at + n * stroke->width + bit, 1) < 0) return -1;
        }
        return 0;
    case ROW:
    case MASKED: {
        unsigned long long chosen = 0;
        if (stroke->form == MASKED && found[stroke->mask] != NULL) {
            chosen = PyLong_AsUnsignedLongLong(found[stroke->mask]);
            if (chosen == (unsigned long long)-1 && PyErr_Occurred()) return -1;
        }
        for (int n = 0; n < stroke->size && stroke->first + n < count; n++) {
            if (stroke->form == MASKED && !(chosen >> (stroke->first + n) & 1)) continue;
            number = cell(row, stroke->first + n);
            if (number == -1 && PyErr_Occurred()) return -1;
            if (number && add(page, at + n, number) < 0) return -1;
        }
        return 0;
    }
    }
    PyErr_Format(PyExc_TypeError, "a stroke of form %d wants a number", stroke->form);
    return -1;
}

static int draw_all(const Pen *pen, int viewer, PyObject *const *found, Page *page)
{
    for (Py_ssize_t n = 0; n < pen->strokes_count; n++) {
        const Stroke *stroke = &pen->strokes[n];
        PyObject *value = found[stroke->value];
        if (value == NULL) continue;
        if (stroke->when != ALWAYS && (stroke->when == OWN) != (stroke->whose == viewer)) continue;
        Py_ssize_t at = stroke->at;
        if (stroke->whose >= 0) at += (Py_ssize_t)after(pen, stroke->whose, viewer) * stroke->stride;
        if (stroke->about >= 0) at += after(pen, stroke->about, viewer);
        int done;
        if (PyLong_Check(value)) {
            done = draw_number(pen, stroke, at, value, viewer, page);
        } else {
            Row row;
            if (open_row(value, &row) < 0) return -1;
            done = draw_row(stroke, at, &row, found, page);
            close_row(&row);
        }
        if (done < 0) return -1;
    }
    return 0;
}

/* ---- figures that have to be worked out */

static int is_nothing(PyObject *value)
{
    if (value == NULL) return 1;
    if (PyLong_Check(value)) {
        long number = whole(value);
        if (number == -1 && PyErr_Occurred()) return -1;
        return number == -1;
    }
    return PyObject_Not(value);
}

static int read_all(const Pen *pen, PyObject *state, int viewer, PyObject *const *found, Page *page)
{
    for (Py_ssize_t n = 0; n < pen->readings_count; n++) {
        const Reading *reading = &pen->readings[n];
        if (reading->unless >= 0) {
            int nothing = is_nothing(found[reading->unless]);
            if (nothing < 0) return -1;
            if (nothing) continue;
        }
        Py_ssize_t at = reading->at;
        if (reading->whose >= 0) at += (Py_ssize_t)after(pen, reading->whose, viewer) * reading->stride;
        PyObject *seen_by = PyLong_FromLong(viewer);
        PyObject *who = PyLong_FromLong(reading->whose >= 0 ? reading->whose : viewer);
        PyObject *arguments[] = {state, who, seen_by};
        PyObject *figures =
            who && seen_by ? PyObject_Vectorcall(reading->read, arguments, 3, NULL) : NULL;
        Py_XDECREF(who);
        Py_XDECREF(seen_by);
        if (figures == NULL) return -1;
        if (!PyBytes_Check(figures) || at < 0 || at + PyBytes_GET_SIZE(figures) > page->length) {
            PyErr_Format(PyExc_ValueError, "what was read for %zd of %zd is not figures that fit", at, page->length);
            Py_DECREF(figures);
            return -1;
        }
        memcpy(page->figures + at, PyBytes_AS_STRING(figures), (size_t)PyBytes_GET_SIZE(figures));
        Py_DECREF(figures);
    }
    return 0;
}

static PyObject *write_page(Pen *pen, PyObject *const *arguments, Py_ssize_t count)
{
    if (count != 5) {
        PyErr_SetString(PyExc_TypeError, "write takes the state, the viewer, the template, a buffer and its first place");
        return NULL;
    }
    PyObject *state = arguments[0], *template = arguments[2];
    long viewer = PyLong_AsLong(arguments[1]);
    if (viewer == -1 && PyErr_Occurred()) return NULL;
    Py_ssize_t first = PyLong_AsSsize_t(arguments[4]);
    if (first == -1 && PyErr_Occurred()) return NULL;
    if (!PyBytes_Check(template)) {
        PyErr_SetString(PyExc_TypeError, "the template must be bytes");
        return NULL;
    }
    Py_buffer target;
    if (PyObject_GetBuffer(arguments[3], &target, PyBUF_WRITABLE) < 0) return NULL;
    Py_ssize_t length = PyBytes_GET_SIZE(template);
    if (first < 0 || first > target.len - length) {
        PyErr_Format(PyExc_ValueError, "%zd figures from %zd on do not fit into a buffer of %zd", length, first, target.len);
        PyBuffer_Release(&target);
        return NULL;
    }
    Page page = {(unsigned char *)target.buf + first, length};
    memcpy(page.figures, PyBytes_AS_STRING(template), (size_t)length);
    PyObject **found = PyMem_Calloc((size_t)pen->findings_count + 1, sizeof(PyObject *));
    int done = -1;
    if (found == NULL) {
        PyErr_NoMemory();
    } else {
        done = find_all(pen, state, (int)viewer, found);
        if (done == 0) done = draw_all(pen, (int)viewer, found, &page);
        if (done == 0) done = read_all(pen, state, (int)viewer, found, &page);
        for (Py_ssize_t n = 0; n < pen->findings_count; n++) Py_XDECREF(found[n]);
        PyMem_Free(found);
    }
    PyBuffer_Release(&target);
    if (done < 0) return NULL;
    Py_RETURN_NONE;
}

/* ---- the pen itself */

static int take_findings(Pen *pen, PyObject *rows)
{
    pen->findings = PyMem_Calloc((size_t)PyList_GET_SIZE(rows) + 1, sizeof(Finding));
    if (pen->findings == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    for (Py_ssize_t n = 0; n < PyList_GET_SIZE(rows); n++) {
        Finding *finding = &pen->findings[n];
        PyObject *name;
        if (!PyArg_ParseTuple(
                PyList_GET_ITEM(rows, n), "iiUi", &finding->parent, &finding->way, &name, &finding->place))
            return -1;
        if (finding->parent >= n || (finding->way == BY && (finding->place < 0 || finding->place >= n))) {
            PyErr_SetString(PyExc_ValueError, "a finding begins with one that comes after it");
            return -1;
        }
        finding->name = Py_NewRef(name);
        PyUnicode_InternInPlace(&finding->name);
        pen->findings_count = n + 1;
    }
    return 0;
}

static int known(const Pen *pen, int finding)
{
    if (finding >= 0 && finding < pen->findings_count) return 1;
    PyErr_Format(PyExc_ValueError, "there is no finding %d", finding);
    return 0;
}

static int take_strokes(Pen *pen, PyObject *rows)
{
    pen->strokes = PyMem_Calloc((size_t)PyList_GET_SIZE(rows) + 1, sizeof(Stroke));
    if (pen->strokes == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    for (Py_ssize_t n = 0; n < PyList_GET_SIZE(rows); n++) {
        Stroke *s = &pen->strokes[n];
        PyObject *picks;
        if (!PyArg_ParseTuple(
                PyList_GET_ITEM(rows, n), "iiiiiiO!iiiii", &s->form, &s->value, &s->at, &s->size, &s->first, &s->width,
                &PyTuple_Type, &picks, &s->mask, &s->whose, &s->stride, &s->about, &s->when))
            return -1;
        if (!known(pen, s->value) || (s->form == MASKED && !known(pen, s->mask))) return -1;
        s->picked = (int)PyTuple_GET_SIZE(picks);
        s->picks = PyMem_Calloc((size_t)s->picked + 1, sizeof(int));
        pen->strokes_count = n + 1;
        if (s->picks == NULL) {
            PyErr_NoMemory();
            return -1;
        }
        for (int pick = 0; pick < s->picked; pick++) {
            s->picks[pick] = (int)PyLong_AsLong(PyTuple_GET_ITEM(picks, pick));
            if (s->picks[pick] == -1 && PyErr_Occurred()) return -1;
        }
    }
    return 0;
}

static int take_readings(Pen *pen, PyObject *rows)
{
    pen->readings = PyMem_Calloc((size_t)PyList_GET_SIZE(rows) + 1, sizeof(Reading));
    if (pen->readings == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    for (Py_ssize_t n = 0; n < PyList_GET_SIZE(rows); n++) {
        Reading *r = &pen->readings[n];
        PyObject *read;
        if (!PyArg_ParseTuple(PyList_GET_ITEM(rows, n), "Oiiii", &read, &r->at, &r->whose, &r->stride, &r->unless))
            return -1;
        if (r->unless >= 0 && !known(pen, r->unless)) return -1;
        r->read = Py_NewRef(read);
        pen->readings_count = n + 1;
    }
    return 0;
}

static PyObject *new_pen(PyTypeObject *type, PyObject *arguments, PyObject *named)
{
    int seats;
    PyObject *findings, *strokes, *readings;
    if (!PyArg_ParseTuple(
            arguments, "iO!O!O!", &seats, &PyList_Type, &findings, &PyList_Type, &strokes, &PyList_Type, &readings))
        return NULL;
    if (seats < 1 || named != NULL) {
        PyErr_SetString(PyExc_ValueError, "a pen is for one seat or more, and takes no named arguments");
        return NULL;
    }
    Pen *pen = (Pen *)type->tp_alloc(type, 0);
    if (pen == NULL) return NULL;
    pen->seats = seats;
    if (take_findings(pen, findings) < 0 || take_strokes(pen, strokes) < 0 || take_readings(pen, readings) < 0) {
        Py_DECREF(pen);
        return NULL;
    }
    return (PyObject *)pen;
}

static void drop_pen(Pen *pen)
{
    for (Py_ssize_t n = 0; n < pen->findings_count; n++) {
        Py_XDECREF(pen->findings[n].name);
        Py_XDECREF(pen->findings[n].type);
    }
    for (Py_ssize_t n = 0; n < pen->strokes_count; n++) PyMem_Free(pen->strokes[n].picks);
    for (Py_ssize_t n = 0; n < pen->readings_count; n++) Py_XDECREF(pen->readings[n].read);
    PyMem_Free(pen->findings);
    PyMem_Free(pen->strokes);
    PyMem_Free(pen->readings);
    Py_TYPE(pen)->tp_free((PyObject *)pen);
}

static PyMethodDef methods[] = {
    {"write", (PyCFunction)(void (*)(void))write_page, METH_FASTCALL, "The template with all strokes, into a buffer."},
    {NULL},
};

static PyTypeObject pen_type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "copse.vectors.pens._pen.Pen",
    .tp_basicsize = sizeof(Pen),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_new = new_pen,
    .tp_dealloc = (destructor)drop_pen,
    .tp_methods = methods,
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, .m_name = "_pen", .m_size = -1};

PyMODINIT_FUNC PyInit__pen(void)
{
    PyObject *made = PyModule_Create(&module);
    if (made == NULL || PyModule_AddType(made, &pen_type) < 0) {
        Py_XDECREF(made);
        return NULL;
    }
    return made;
}
