import { expect, test } from "vitest";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { accountsCompany } from "./test-accounts.ts";

// Saturday, 21 November 2026
const server = useTestServer();

/** Mia earns 3,900 € a month in five days a week; Hanna may know wages, Leo may not. */
async function leaving() {
	const company = await accountsCompany(server());
	const { ask, tenantId, ids, as, kindId, of } = company;
	const userId = ids.Mia as string;
	await ask(
		"insert into wage (tenant_id, id, user_id, kind, cents, valid_from) values ($1, gen_random_uuid(), $2, 'MONTHLY', 390000, '2025-01-01')",
		[tenantId, userId],
	);
	const account = async (who = "Hanna") =>
		(await as(who).call(contract.getLeaveAccount, { userId, year: 2026 })).answer.account;
	return {
		...company,
		account,
		leaves: async (day: string) => {
			await ask("update employment set exit_date = $2 where user_id = $1", [userId, day]);
			await of("Mia").settle();
		},
		enter: async (kind: "PAYOUT" | "WAIVER", days: string, effectiveOn = "2026-08-31") =>
			as("Hanna").call(contract.createLeaveModification, {
				...{ userId, activityId: kindId, year: 2026, kind, days, effectiveOn },
				...{ expiresOn: null, reason: "Austritt", version: (await account())?.version ?? null },
			}),
		reverse: async (id: string) =>
			as("Hanna").call(contract.reverseLeaveModification, {
				...{ id, reason: "Irrtum", version: (await account())?.version ?? 0 },
			}),
	};
}

test("who leaves is owed what is left, in money for who may know the wage; it is paid out once, and taken back", async () => {
	const { leaves, account, enter, reverse, leave, of } = await leaving();
	expect(await account()).toMatchObject({ payout: null });
	expect((await enter("PAYOUT", "-1")).refusal.code).toBe("LEAVE_PAYOUT_WHILE_EMPLOYED");
	await leave("Mia", ["2026-07-06", "2026-07-07"]);
	// the wage of three months by thirteen weeks of five days
	await leaves("2026-04-30");
	expect((await account())?.payout).toMatchObject({ exit: "2026-04-30", unitCents: 18_000 });
	await leaves("2026-08-31");
	const owed = { exit: "2026-08-31", days: "28", unitCents: 18_000, cents: 504_000, gap: null };
	expect(await account()).toMatchObject({ remaining: "28", payout: owed, carriesOver: [] });
	expect((await account("Leo"))?.payout).toEqual({
		...{ ...owed, unitCents: null, cents: null, gap: "HIDDEN" },
	});
	expect((await enter("PAYOUT", "-28", "2026-08-30")).refusal.code).toBe(
		"LEAVE_PAYOUT_WHILE_EMPLOYED",
	);
	expect((await enter("PAYOUT", "-28.5")).refusal.code).toBe("LEAVE_PAYOUT_TOO_MUCH");
	expect((await enter("PAYOUT", "1")).refusal.code).toBe("LEAVE_PAYOUT_GIVES");
	const { answer } = await enter("PAYOUT", "-28");
	const paid = await account();
	expect(paid).toMatchObject({ remaining: "0", lost: "28", payout: { days: "0", cents: 0 } });
	expect(paid?.lines.map(({ kind }) => kind)).toContain("PAYOUT");
	expect(await of("Mia").settle()).toEqual({ reversed: 0, added: 0 });
	expect((await reverse(answer.id)).status).toBe(200);
	expect(await account()).toMatchObject({ remaining: "28", lost: "0", payout: owed });
});

test("only what is granted beyond the law is waived, and it takes nothing of the rest", async () => {
	const { enter, account, of, leave } = await leaving();
	expect((await enter("WAIVER", "-11")).refusal.code).toBe("LEAVE_WAIVER_OF_LAW");
	expect((await enter("WAIVER", "-31")).refusal.code).toBe("LEAVE_PAYOUT_TOO_MUCH");
	expect((await enter("WAIVER", "-10", "2026-02-01")).status).toBe(200);
	await leave("Mia", ["2026-07-06", "2026-07-07"]);
	expect(await account()).toMatchObject({ remaining: "18", lost: "10" });
	expect((await enter("WAIVER", "-1")).refusal.code).toBe("LEAVE_WAIVER_OF_LAW");
	expect(await of("Mia").settle()).toEqual({ reversed: 0, added: 0 });
});
