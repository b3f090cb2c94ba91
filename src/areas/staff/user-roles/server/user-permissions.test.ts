import { expect, test } from "vitest";
import { type Company, permit, testCompany } from "#areas/staff/units/server/test-company.ts";
import type { PermissionKey } from "#domain/access/permission-keys.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();
const since = "2026-11-01";

type Given = GivenOf<typeof contract.createUserPermission>;

function grant(
	company: Company,
	name: string,
	key: PermissionKey,
	more: Partial<Given> = {},
	by = "Alma",
) {
	return company.as(by).call(contract.createUserPermission, {
		userId: company.ids[name] as string,
		key,
		level: "READ",
		scope: "UNIT",
		siteId: null,
		unitId: company.units["Nord 2"] as string,
		validFrom: since,
		validTo: null,
		...more,
	});
}

async function singles(company: Company, name: string, unit?: string) {
	const { answer } = await company.as("Alma").call(contract.listUserPermissions, {
		userId: company.ids[name] as string,
		unitId: unit && (company.units[unit] as string),
	});
	return answer.items;
}

async function effective(company: Company, name: string, unit?: string) {
	const { answer } = await company.as("Alma").call(contract.getEffectivePermissions, {
		userId: company.ids[name] as string,
		unitId: unit && (company.units[unit] as string),
	});
	return (key: PermissionKey) => answer.permissions.find((one) => one.key === key);
}

test("a single right is given at a unit, changed, told stale and taken back", async () => {
	const company = await testCompany(server());
	const alma = company.as("Alma");
	const { id } = (await grant(company, "Mia", "users.manage")).answer;
	const twice = await grant(company, "Mia", "users.manage");
	expect(twice.refusal.code).toBe("GRANTED_TWICE");
	expect(await singles(company, "Mia", "Süd")).toEqual([]);
	expect(await singles(company, "Mia", "Nord 2")).toMatchObject([
		{ key: "users.manage", level: "READ", placeName: "Nord 2", version: 1 },
	]);
	const days = { validFrom: since, validTo: null };
	const change = () =>
		alma.call(contract.updateUserPermission, { id, version: 1, level: "WRITE", ...days });
	expect((await change()).answer).toEqual({ version: 2 });
	expect((await change()).refusal).toMatchObject({
		code: "STALE_VERSION",
		facts: { current: { level: "WRITE" } },
	});
	await alma.call(contract.deleteUserPermission, { id });
	expect(await singles(company, "Mia")).toEqual([]);
});

test("nothing above one's own, no level in between, no end before the beginning", async () => {
	const company = await testCompany(server(), {}, async (tenant, ids) => {
		await permit(tenant, ids.Leo, ["roles.manage"], "FULL");
	});
	const codes = await Promise.all([
		grant(company, "Mia", "payroll.manage", {}, "Leo"),
		grant(company, "Mia", "users.manage", { level: "WRITE" }, "Leo"),
		grant(company, "Mia", "users.manage", { scope: "GLOBAL" }, "Leo"),
		grant(company, "Leo", "users.manage", {}, "Leo"),
		grant(company, "Mia", "liveview.enabled", {}),
		grant(company, "Mia", "users.manage", { level: "NONE" }),
		grant(company, "Mia", "users.manage", { validTo: "2026-10-31" }),
	]);
	expect(codes.map(({ refusal }) => refusal.code)).toEqual([
		"GRANT_FORBIDDEN",
		"GRANT_FORBIDDEN",
		"GRANT_FORBIDDEN",
		"OWN_RIGHTS",
		"PERMISSION_LEVEL_NOT_GRANTABLE",
		"PERMISSION_LEVEL_NOT_GRANTABLE",
		"GRANT_ENDS_BEFORE_BEGIN",
	]);
	expect((await grant(company, "Mia", "users.manage", {}, "Leo")).status).toBe(200);
});

test("effective rights name every source, the decisive one first", async () => {
	const company = await testCompany(server());
	await grant(company, "Leo", "users.manage", { level: "WRITE" });
	const all = await effective(company, "Leo");
	expect(all("users.manage")).toMatchObject({
		level: "WRITE",
		sources: [
			{ kind: "SINGLE", level: "WRITE", placeName: "Nord 2", validFrom: since, isDecisive: true },
			{
				kind: "ROLE",
				roleName: "Abteilungsleitung",
				level: "READ",
				scope: "UNIT",
				placeName: "Nord",
				isOwnPlace: true,
				isDecisive: false,
			},
		],
	});
	expect(all("payroll.manage")).toMatchObject({ level: "NONE", sources: [] });
});

test("at a unit only what reaches it counts", async () => {
	const company = await testCompany(server());
	await grant(company, "Leo", "users.manage", { level: "WRITE" });
	const level = async (unit: string, key: PermissionKey = "users.manage") =>
		(await effective(company, "Leo", unit))(key)?.level;
	expect(await level("Nord 2")).toBe("WRITE");
	expect(await level("Nord 1")).toBe("READ");
	expect(await level("Süd")).toBe("NONE");
	expect(await level("Süd", "liveview.enabled")).toBe("FULL");
});

test("access.defaults stands for every key", async () => {
	const company = await testCompany(server());
	const all = await effective(company, "Alma");
	expect(all("payroll.manage")).toMatchObject({
		level: "FULL",
		sources: [{ roleName: "Administrator", isDefaults: true, scope: "GLOBAL" }],
	});
	expect(all("access.defaults")?.sources[0]?.isDefaults).toBe(false);
});

test("what is over or to come gives nothing today", async () => {
	const company = await testCompany(server());
	await grant(company, "Mia", "tags.manage", { validTo: "2026-11-20" });
	await grant(company, "Mia", "reports.manage", { validFrom: "2026-11-22" });
	const all = await effective(company, "Mia");
	expect([all("tags.manage")?.level, all("reports.manage")?.level]).toEqual(["NONE", "NONE"]);
});

test("one's own rights are always shown, others' to who may read them", async () => {
	const company = await testCompany(server());
	const ask = async (by: string, name: string) =>
		(
			await company
				.as(by)
				.call(contract.getEffectivePermissions, { userId: company.ids[name] as string })
		).status;
	expect([await ask("Mia", "Mia"), await ask("Mia", "Sven"), await ask("Hanna", "Sven")]).toEqual([
		200, 404, 200,
	]);
});
