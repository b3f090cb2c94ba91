import { expect, test } from "vitest";
import { permit, testCompany } from "#areas/staff/units/server/test-company.ts";
import { newId } from "#kit/contract/new-id.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();
const nora = { firstName: "Nora", lastName: "Neu" } as const;

const address = {
	street: "Am Wall 1",
	addition: "",
	postalCode: "28195",
	city: "Bremen",
	country: "",
};

test("private data is kept apart, the health-related part from people who read no contracts", async () => {
	const company = await testCompany(server());
	const userId = company.ids.Mia as string;
	const data = {
		userId,
		birthDate: "1990-02-03",
		address,
		contact: { phone: "", mobile: "0170 1", mail: "" },
		severelyDisabledFrom: "2020-01-01",
		severelyDisabledTo: null,
		version: 0,
	};
	const hanna = company.as("Hanna");
	const saved = await hanna.call(contract.updateUserPrivateData, data);
	expect(saved.answer).toEqual({ version: 1 });
	const again = await hanna.call(contract.updateUserPrivateData, data);
	expect(again.refusal.code).toBe("STALE_VERSION");
	const read = async (who: string) =>
		(await company.as(who).call(contract.getUserPrivateData, { userId })).answer;
	expect(await read("Hanna")).toMatchObject({
		birthDate: "1990-02-03",
		address,
		severelyDisabledFrom: "2020-01-01",
		isHealthMasked: false,
	});
	expect(await read("Leo")).toMatchObject({
		birthDate: "1990-02-03",
		severelyDisabledFrom: null,
		isHealthMasked: true,
	});
	const mia = await company.as("Mia").call(contract.getUserPrivateData, { userId });
	expect(mia.status).toBe(403);
});

test("business data begins empty and is kept with a version", async () => {
	const company = await testCompany(server());
	const userId = company.ids.Mia as string;
	const leo = company.as("Leo");
	const { answer } = await leo.call(contract.getUserBusinessData, { userId });
	expect(answer).toMatchObject({ room: "", version: 0 });
	const wanted = { ...answer, userId, room: "B 12", jobTitle: "Pflegekraft" };
	const denied = await leo.call(contract.updateUserBusinessData, wanted);
	expect(denied.status).toBe(403);
	const hanna = company.as("Hanna");
	await hanna.call(contract.updateUserBusinessData, wanted);
	const after = await leo.call(contract.getUserBusinessData, { userId });
	expect(after.answer).toMatchObject({ room: "B 12", version: 1 });
	const { refusal } = await hanna.call(contract.updateUserBusinessData, wanted);
	expect(refusal.facts).toMatchObject({ current: { room: "B 12" } });
});

test("a person outside one's units, or of another tenant, is answered like a missing one", async () => {
	const company = await testCompany(server(), {}, async (tenant, ids) => {
		await permit(tenant, ids.Leo, ["users.manage", "contracts.manage"], "FULL");
	});
	const foreign = await testCompany(server());
	const leo = company.as("Leo");
	for (const userId of [company.ids.Sven, foreign.ids.Mia, newId(0)]) {
		const id = { userId: userId as string };
		const version = 1;
		const replies = await Promise.all([
			leo.call(contract.getUser, id),
			leo.call(contract.updateUser, { ...id, ...nora, version }),
			leo.call(contract.updateUserState, { ...id, isEnabled: false, version }),
			leo.call(contract.deleteUser, id),
			leo.call(contract.getUserPrivateData, id),
			leo.call(contract.getUserBusinessData, id),
			leo.call(contract.setSecondaryUnitIds, { ...id, unitIds: [], version }),
			leo.call(contract.listUserLogins, id),
			leo.call(contract.resendInvitation, id),
			leo.call(contract.listLoginEvents, id),
			leo.call(contract.changeUserPassword, { ...id, newPassword: "x" }),
		]);
		expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 404));
	}
});
