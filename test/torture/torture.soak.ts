import './torture.test.ts';
