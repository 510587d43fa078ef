import './task-storage.test.ts';
