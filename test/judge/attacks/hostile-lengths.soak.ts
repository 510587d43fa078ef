import './hostile-lengths.test.ts';
