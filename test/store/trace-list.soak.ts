import './trace-list.test.ts';
