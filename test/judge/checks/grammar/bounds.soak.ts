import './bounds.test.ts';
