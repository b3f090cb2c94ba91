import { expect, test } from "vitest";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { workspaceOffice } from "./test-workspaces.ts";

const server = useTestServer();
const nowhere = "01a1fd2c-47a0-70d1-9a38-000000000001";

test("a workspace is seen, changed and deleted by those who plan its department", async () => {
	const { as, create, made, units, usual } = await workspaceOffice(server());
	const { answer } = await create("Petra", { activityIds: [made.early as string] });
	expect(answer).toMatchObject({
		unitName: "Nord",
		activityNames: "Frühdienst",
		requirementCount: 0,
	});
	const { id } = answer;
	const names = async (who: string) => {
		const listed = await as(who).call(contract.listWorkspaces, {});
		return listed.status === 200 ? listed.answer.items.map(({ name }) => name) : listed.status;
	};
	expect(await names("Rita")).toEqual(["Station 1"]);
	expect(await names("Sven")).toBe(403);
	const change = { ...usual, id, version: 1, name: "Station 2" };
	expect((await as("Rita").call(contract.updateWorkspace, change)).refusal.code).toBe("FORBIDDEN");
	const away = { ...change, unitId: units.Süd as string };
	expect((await as("Petra").call(contract.updateWorkspace, away)).refusal.code).toBe(
		"REFERENCE_NOT_FOUND",
	);
	expect((await as("Petra").call(contract.updateWorkspace, change)).answer.version).toBe(2);
	expect((await as("Petra").call(contract.updateWorkspace, change)).refusal.code).toBe(
		"STALE_VERSION",
	);
	expect((await create("Petra", { name: "station 2" })).refusal.code).toBe("DUPLICATE");
	const leave = await create("Petra", { name: "X", activityIds: [made.leave as string] });
	expect(leave.refusal.code).toBe("WORKSPACE_ACTIVITY_UNFIT");
	expect((await as("Petra").call(contract.deleteWorkspace, { id })).status).toBe(200);
});

test("what is asked for at a workspace is asked for once, of a level that there is", async () => {
	const { as, create, made } = await workspaceOffice(server());
	const { answer } = await create("Petra");
	const target = { target: "WORKSPACE", targetId: answer.id } as const;
	const assign = (who: string, given: object) =>
		as(who).call(contract.assignRequirement, {
			...{ ...target, qualificationId: made.care as string, minLevel: 2 },
			...given,
		});
	const [petra, alma] = ["Petra", "Alma"];
	const refused = async (who: string, given: object) => (await assign(who, given)).refusal.code;
	expect(await refused("Rita", {})).toBe("FORBIDDEN");
	expect(await refused(petra, { minLevel: 4 })).toBe("REQUIREMENT_LEVEL_UNKNOWN");
	expect(await refused(petra, { qualificationId: made.aid, minLevel: 1 })).toBe(
		"REQUIREMENT_LEVEL_UNKNOWN",
	);
	expect(await refused(petra, { qualificationId: nowhere })).toBe("REQUIREMENT_NOT_USABLE");
	expect(await refused(petra, { targetId: nowhere })).toBe("REQUIREMENT_TARGET_NOT_FOUND");
	const made1 = await assign(petra, {});
	expect(made1.answer).toMatchObject({ name: "Pflege", minLevel: 2 });
	expect(await refused(petra, {})).toBe("REQUIREMENT_TWICE");
	const kind = { target: "ACTIVITY", targetId: made.early, minLevel: null };
	expect(await refused(petra, kind)).toBe("FORBIDDEN");
	expect((await assign(alma, kind)).status).toBe(200);
	const listed = await as("Rita").call(contract.listRequirements, target);
	expect(listed.answer).toMatchObject({
		...{ name: "Station 1", requirements: [{ name: "Pflege", minLevel: 2 }] },
		qualifications: [{ name: "Ersthelfer" }],
	});
	const { id } = made1.answer;
	expect((await as("Rita").call(contract.deleteRequirement, { id })).refusal.code).toBe(
		"FORBIDDEN",
	);
	expect((await as(petra).call(contract.deleteRequirement, { id })).status).toBe(200);
	expect((await as(petra).call(contract.deleteRequirement, { id })).refusal.code).toBe("NOT_FOUND");
});
