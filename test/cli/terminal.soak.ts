import './terminal.test.ts';
