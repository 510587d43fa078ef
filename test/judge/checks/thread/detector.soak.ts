import './detector.test.ts';
