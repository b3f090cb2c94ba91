import { refuseBroken } from "#kit/server/refuse-broken.ts";
import { exceptionTwice } from "../contract/refusals.ts";

const refusals = {
	worksheet_exception_day: exceptionTwice,
};

/** Runs a write; a broken rule of the database is a refusal. */
export function keepingRules<T>(write: () => Promise<T>): Promise<T> {
	return refuseBroken(refusals, write);
}
