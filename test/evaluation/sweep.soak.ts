import './sweep.test.ts';
