import { answers, userId } from "../test-answers.ts";
import type { DayTrace } from "./day-trace.ts";

export { userId };

/** Lena's days: Thursday with every kind of rule, and half an hour still to be approved. */
export const days = answers.getDayTrace;

export const sampleDay: DayTrace = days.thursday;
export const { day } = sampleDay;
