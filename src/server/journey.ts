import type { Response } from 'express';
import type { Caller } from '../evaluation/authenticate.ts';
import type { Operation } from './contract.ts';

/** What a request gathers on its way through the server; it lives in `res.locals`. */
export interface Journey {
  requestId: string;
  operation: Operation;
  caller: Caller;
  path: object;
  query: object;
}

/** What is known so far. */
export const journey = (response: Response): Partial<Journey> => response.locals as Partial<Journey>;
