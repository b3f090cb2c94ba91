import { dayOfIso } from "#domain/time/iso-day.ts";
import { limits } from "#kit/contract/limits.ts";

/** Before it there is nothing to look at. */
export const firstMonthDay = dayOfIso(limits.firstPickableDay);
