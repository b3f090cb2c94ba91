import { expect, test } from "vitest";
import type { LocalDay } from "../time/quantities.ts";
import { effectCases, standOf } from "./change-effect.cases.ts";
import { changeEffect } from "./change-effect.ts";

const counted = { from: 1 as LocalDay, to: 9 as LocalDay };

test.each(effectCases)("%s", (_, before, after, { balance, maximum }) => {
	const effect = changeEffect(before.map(standOf), after.map(standOf), counted);
	expect(effect.balanceMinutes).toBe(balance);
	const named = effect.maximum;
	expect(named && [named.day, named.limitMinutes, named.beforeMinutes, named.afterMinutes]).toEqual(
		maximum,
	);
});
