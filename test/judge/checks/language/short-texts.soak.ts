import './short-texts.test.ts';
