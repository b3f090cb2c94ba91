import type { GivenOf } from "#kit/contract/endpoint.ts";
import { newId } from "#kit/contract/new-id.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { openOffice } from "./test-office.ts";

const server = useTestServer();

type Given = GivenOf<typeof contract.putCostCentreShares>;
type Charged = Given["shares"];
type Target = Pick<Given, "target" | "targetId">;

recordAnswers(new URL("../web/recorded.json", import.meta.url), async ({ take, takeRefusal }) => {
	const { browser, create, userId, unitId } = await openOffice(server());
	const { id } = await create("4711", "Pflege");
	const kitchen = await create("4712", "Küche");
	const save = { id, code: "4711", name: "Pflege Nord" };
	await browser.call(contract.updateCostCentre, { ...save, version: 1 });

	const person = { target: "USER", targetId: userId } as const;
	const charge = (validFrom: string, shares: Charged, target: Target = person) =>
		browser.call(contract.putCostCentreShares, { ...target, validFrom, shares });
	await charge("2020-01-01", [{ costCentreId: kitchen.id, percent: 100 }]);
	await charge("2021-01-01", [{ costCentreId: id, percent: 100 }]);
	const halves = [id, kitchen.id].map((costCentreId) => ({ costCentreId, percent: 50 }));
	await charge("2026-01-01", halves, { target: "UNIT", targetId: unitId });
	await take("nora", browser, contract.getCostCentreShares, person);
	const nobody = { ...person, targetId: newId(0) };
	await takeRefusal("notSeen", browser, contract.getCostCentreShares, nobody);
	await take("north", browser, contract.listCostCentreTargets, { id });
	await take("inUse", browser, contract.listCostCentres, { isEnabled: true });
	const archived = { isEnabled: false } as const;
	await browser.call(contract.updateCostCentreState, { id: kitchen.id, version: 1, ...archived });
	await take("all", browser, contract.listCostCentres, {});
	await take("north", browser, contract.getCostCentre, { id });

	await takeRefusal("taken", browser, contract.createCostCentre, { code: "4711", name: "Lager" });
	await take("store", browser, contract.createCostCentre, { code: "4713", name: "Lager" });
	await takeRefusal("linked", browser, contract.deleteCostCentre, { id });
	await browser.call(contract.updateCostCentre, { ...save, name: "Pflege Süd", version: 2 });
	const west = { ...save, name: "Pflege West" };
	await takeRefusal("stale", browser, contract.updateCostCentre, { ...west, version: 2 });
	await take("west", browser, contract.updateCostCentre, { ...west, version: 3 });
	await take("archived", browser, contract.updateCostCentreState, { id, version: 4, ...archived });
});
