import * as z from "zod/mini";
import {
	type PreparedAccount,
	prepareAccount,
	specialAccount,
} from "#domain/surcharge/special-account.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { AccountRow } from "../sql/company.ts";
import type { PersonRow } from "../sql/people.ts";
import { changesOf, heldOn } from "./dated-rows.ts";

/** The days on which a person's special accounts, or their rules, become others. */
export function accountChanges({ accounts }: PersonRow, rows: readonly AccountRow[]): LocalDay[] {
	return [...changesOf(accounts), ...rows.flatMap(({ rules }) => changesOf(rules))];
}

/** The accounts that a person has on a day, in order of their ids. */
export function accountsOn(
	person: PersonRow,
	rows: readonly AccountRow[],
	day: string,
): readonly AccountRow[] {
	return rows
		.filter(
			({ id, isForAll }) =>
				isForAll ||
				heldOn(
					person.accounts.filter(({ accountId }) => accountId === id),
					day,
				) !== undefined,
		)
		.map((row) => ({
			...row,
			rules: row.rules.filter((rule) => heldOn([rule], day) !== undefined),
		}));
}

/** An account without a rule gets nothing; one that cannot be followed neither. */
export function preparedAccounts(rows: readonly AccountRow[]): readonly PreparedAccount[] {
	return rows
		.filter(({ rules }) => rules.length > 0)
		.flatMap(({ code, category, valueClass, priority, factorPercent, rules }) => {
			const read = z.safeParse(specialAccount, {
				code,
				category,
				valueClass,
				priority,
				factorPercent,
				rules: rules.map(({ conditions }) => ({ conditions })),
			});
			return read.success ? [prepareAccount(read.data)] : [];
		});
}
