import { describe, expect, test } from "vitest";
import { newId } from "#kit/contract/new-id.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { openOffice } from "./test-office.ts";

const server = useTestServer();
const office = () => openOffice(server());

interface Share {
	readonly costCentreId: string;
	readonly percent: number;
}

/** A person whose cost centres are put and read. */
async function chargedPerson() {
	const built = await office();
	const { browser, userId } = built;
	const target = { target: "USER", targetId: userId } as const;
	const put = (validFrom: string, shares: Share[]) =>
		browser.call(contract.putCostCentreShares, { ...target, validFrom, shares });
	const read = async () => {
		const { answer } = await browser.call(contract.getCostCentreShares, target);
		return answer.shares.map(({ code, percent, validFrom, validTo }) =>
			[code, percent, validFrom, validTo].join(" "),
		);
	};
	return { ...built, charged: { put, read } };
}

describe("shares", () => {
	test("begin on a day, split, follow each other and end", async () => {
		const { create, charged } = await chargedPerson();
		const [a, b] = [await create("1", "Pflege"), await create("2", "Küche")];
		await charged.put("2026-01-01", [{ costCentreId: a.id, percent: 100 }]);
		await charged.put("2026-03-01", [
			{ costCentreId: a.id, percent: 33.33 },
			{ costCentreId: b.id, percent: 66.67 },
		]);
		expect(await charged.read()).toEqual([
			"1 33.33 2026-03-01 ",
			"2 66.67 2026-03-01 ",
			"1 100 2026-01-01 2026-02-28",
		]);
		await charged.put("2026-07-01", []);
		expect(await charged.read()).toEqual([
			"1 33.33 2026-03-01 2026-06-30",
			"2 66.67 2026-03-01 2026-06-30",
			"1 100 2026-01-01 2026-02-28",
		]);
	});

	test("are known to the cost centre, by the name of the target", async () => {
		const { browser, create, charged, userId } = await chargedPerson();
		const { id } = await create("1", "Pflege");
		await charged.put("2026-01-01", [{ costCentreId: id, percent: 100 }]);
		const { answer } = await browser.call(contract.listCostCentreTargets, { id });
		expect(answer.targets).toEqual([
			{
				target: "USER",
				targetId: userId,
				name: "Petersen, Nora",
				percent: 100,
				validFrom: "2026-01-01",
				validTo: null,
			},
		]);
	});

	test("must be whole, of cost centres in use, for something that exists", async () => {
		const { browser, create, userId } = await office();
		const a = await create("1", "Pflege");
		const put = async (shares: { costCentreId: string; percent: number }[], targetId = userId) =>
			(
				await browser.call(contract.putCostCentreShares, {
					target: "USER",
					targetId,
					validFrom: "2026-01-01",
					shares,
				})
			).refusal.code;
		const half = { costCentreId: a.id, percent: 50 };
		expect(await put([half])).toBe("COST_CENTRE_SHARES_NOT_WHOLE");
		expect(await put([half, half])).toBe("COST_CENTRE_SHARES_NOT_WHOLE");
		expect(await put([{ costCentreId: newId(0), percent: 100 }])).toBe("COST_CENTRE_NOT_USABLE");
		expect(await put([], newId(0))).toBe("COST_CENTRE_TARGET_NOT_FOUND");
		await browser.call(contract.updateCostCentreState, { id: a.id, version: 1, isEnabled: false });
		expect(await put([{ costCentreId: a.id, percent: 100 }])).toBe("COST_CENTRE_NOT_USABLE");
	});
});
