import { dayOfIso } from "#domain/time/iso-day.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { mostDays } from "../contract/days.ts";
import { daysTooMany } from "../contract/refusals.ts";
import type { Range } from "./sql/days.ts";

/** Refuses more days than are answered at once. */
export function demandRange({ from, to }: Range): void {
	if (dayOfIso(to) - dayOfIso(from) >= mostDays) refuse(daysTooMany);
}
