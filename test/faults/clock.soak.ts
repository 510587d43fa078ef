import './clock.test.ts';
