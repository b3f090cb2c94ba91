import { expect, test } from "vitest";
import { contract as signIn } from "#areas/session/sign-in/contract.ts";
import { type Company, permit, testCompany } from "#areas/staff/units/server/test-company.ts";
import { getSession } from "#kit/contract/session.ts";
import { mailAbout } from "#kit/testing/mail-about.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../../contract.ts";

const server = useTestServer();
const password = "Geheim-2026!";

function login(company: Company, username: string, given = password) {
	return server().browser().call(signIn.login, {
		tenantNo: company.tenantNo,
		username,
		password: given,
		persistent: false,
	});
}

const people = {
	Mia: { unit: "Nord 1", username: "mia", mail: "mia@example.com", password: "Altes-Wort-1" },
} as const;

test("a person gets a sign-in name and a password that must change", async () => {
	const company = await testCompany(server());
	const userId = company.ids.Mia as string;
	const set = (input: { username: string; password?: string }) =>
		company.as("Hanna").call(contract.setManualLogin, { userId, ...input });
	expect((await set({ username: "mia.m", password })).status).toBe(200);
	expect((await login(company, "MIA.M")).refusal.code).toBe("PASSWORD_MUST_CHANGE");
	await company.as("Hanna").call(contract.setManualLogin, {
		userId,
		username: "mia",
		password: "Anders-2026!",
		mustChangePassword: false,
	});
	expect((await login(company, "mia", "Anders-2026!")).status).toBe(200);
	const { answer } = await company.as("Hanna").call(contract.listUserLogins, { userId });
	expect(answer.items).toMatchObject([
		{
			provider: "MANUAL",
			username: "mia",
			isEnabled: true,
			hasPassword: true,
			mustChangePassword: false,
			lastSignInAt: server().clock.now().toISOString(),
		},
	]);
});

test("sign-in names are unique and nobody else's mail address", async () => {
	const company = await testCompany(server(), people);
	const set = async (username: string) => {
		const { status, refusal } = await company
			.as("Hanna")
			.call(contract.setManualLogin, { userId: company.ids.Sven as string, username });
		return [status, refusal.code, refusal.details[0]?.field];
	};
	const taken = [409, "USERNAME_TAKEN", "username"];
	expect(await set("MIA")).toEqual(taken);
	expect(await set("mia@example.com")).toEqual(taken);
});

test("a password set by somebody else follows the policy, ends the sessions and is told", async () => {
	const company = await testCompany(server(), people);
	const userId = company.ids.Mia as string;
	const signedIn = await login(company, "mia", "Altes-Wort-1");
	expect(signedIn.status).toBe(200);
	const change = (newPassword: string, mustChangePassword = true) =>
		company
			.as("Hanna")
			.call(contract.changeUserPassword, { userId, newPassword, mustChangePassword });
	const weak = await change("kurz");
	expect([weak.status, weak.refusal.code, weak.refusal.details[0]?.field]).toEqual([
		422,
		"PASSWORD_REFUSED",
		"newPassword",
	]);
	expect((await change("Altes-Wort-1")).refusal.facts).toMatchObject({ faults: ["reused"] });
	expect((await change(password, false)).status).toBe(200);
	expect((await login(company, "mia", "Altes-Wort-1")).refusal.code).toBe("INVALID_CREDENTIALS");
	expect((await login(company, "mia")).status).toBe(200);
	expect(await mailAbout(server(), userId)).toMatchObject({
		template: "user-password-set",
		recipient: "mia@example.com",
	});
});

/** A browser that has signed in and stays so. The status of each question for its session. */
async function signedInAs({ tenantNo }: Company, username: string) {
	const browser = server().browser();
	const given = { tenantNo, username, password: "Altes-Wort-1", persistent: true };
	expect((await browser.call(signIn.login, given)).status).toBe(200);
	return async () => (await browser.call(getSession, {})).status;
}

test("whose person is archived is out at once", async () => {
	const company = await testCompany(server(), people);
	const sessionOf = await signedInAs(company, "mia");
	expect(await sessionOf()).toBe(200);
	const archived = await company.as("Hanna").call(contract.updateUserState, {
		userId: company.ids.Mia as string,
		isEnabled: false,
		version: 1,
	});
	expect(archived.status).toBe(200);
	expect(await sessionOf()).toBe(401);
});

test("sessions of the login end when its password is set", async () => {
	const company = await testCompany(server(), people);
	const sessionOf = await signedInAs(company, "mia");
	expect(await sessionOf()).toBe(200);
	await company.as("Hanna").call(contract.changeUserPassword, {
		userId: company.ids.Mia as string,
		newPassword: password,
	});
	expect(await sessionOf()).toBe(401);
});

test("who has no sign-in name has no password to set, and nobody sets one's own here", async () => {
	const company = await testCompany(server());
	const change = async (who: string, whom: string) =>
		(
			await company.as(who).call(contract.changeUserPassword, {
				userId: company.ids[whom] as string,
				newPassword: password,
			})
		).refusal.code;
	expect(await change("Hanna", "Mia")).toBe("LOGIN_MISSING");
	expect(await change("Hanna", "Hanna")).toBe("NOT_ONESELF");
	expect(await change("Leo", "Mia")).toBe("FORBIDDEN");
});

test("the password's way in is switched off with its sessions, and on again", async () => {
	const company = await testCompany(server(), people);
	const userId = company.ids.Mia as string;
	const activate = (isEnabled: boolean, more: object = {}) =>
		company
			.as("Hanna")
			.call(contract.setLoginActivation, { userId, provider: "MANUAL", isEnabled, ...more });
	const sessionOf = await signedInAs(company, "mia");
	expect(await sessionOf()).toBe(200);
	await activate(false);
	expect(await sessionOf()).toBe(401);
	expect((await login(company, "mia", "Altes-Wort-1")).status).toBe(422);
	await activate(true);
	expect(await sessionOf()).toBe(401);
	expect((await login(company, "mia", "Altes-Wort-1")).status).toBe(200);
	await activate(true, { username: "mia2", password, mustChangePassword: false });
	expect((await login(company, "mia2")).status).toBe(200);
	const nameless = await company.as("Hanna").call(contract.setLoginActivation, {
		userId: company.ids.Sven as string,
		provider: "MANUAL",
		isEnabled: true,
	});
	expect([nameless.status, nameless.refusal.code]).toEqual([422, "USERNAME_MISSING"]);
});

test("a provider's subject belongs to one person; without one the mail address decides", async () => {
	const company = await testCompany(server());
	const activate = (name: string, isEnabled: boolean, externalSubject?: string) =>
		company.as("Hanna").call(contract.setLoginActivation, {
			userId: company.ids[name] as string,
			provider: "GOOGLE",
			isEnabled,
			externalSubject,
		});
	const given = await activate("Mia", true, "subject-1");
	expect(given.answer.loginId).not.toBeNull();
	const taken = await activate("Sven", true, "subject-1");
	expect([taken.status, taken.refusal.code]).toEqual([409, "SUBJECT_TAKEN"]);
	const blocked = await activate("Sven", false);
	expect(blocked.answer.loginId).not.toBeNull();
	expect((await activate("Sven", true)).answer).toEqual({ loginId: null });
	const { answer } = await company
		.as("Hanna")
		.call(contract.listUserLogins, { userId: company.ids.Mia as string });
	expect(answer.items.map((one) => [one.provider, one.isEnabled])).toEqual([
		["MANUAL", false],
		["GOOGLE", true],
	]);
});

test("WRITE gives a way in, FULL takes it", async () => {
	const company = await testCompany(server(), people, (tenant, ids) =>
		permit(tenant, ids.Leo, ["users.manage"], "WRITE"),
	);
	const leo = company.as("Leo");
	const userId = company.ids.Mia as string;
	const { items } = (await leo.call(contract.listUserLogins, { userId })).answer;
	const loginId = items[0]?.loginId as string;
	const { status, refusal } = await leo.call(contract.deleteUserLogin, { userId, loginId });
	expect(status).toBe(403);
	expect(refusal).toMatchObject({ permission: "users.manage", level: "FULL" });
	const kept = await leo.call(contract.listUserLogins, { userId });
	expect(kept.answer.items[0]?.loginId).toBe(loginId);
});

test("a way in that was never used is deleted, one that was is only switched off", async () => {
	const company = await testCompany(server(), people);
	const hanna = company.as("Hanna");
	const mia = company.ids.Mia as string;
	const sven = company.ids.Sven as string;
	const { loginId } = (
		await hanna.call(contract.setManualLogin, { userId: sven, username: "sven" })
	).answer;
	const remove = (userId: string, id: string) =>
		hanna.call(contract.deleteUserLogin, { userId, loginId: id });
	expect((await remove(mia, loginId)).status).toBe(404);
	expect((await remove(sven, loginId)).status).toBe(200);
	await login(company, "mia", "Altes-Wort-1");
	const logins = await hanna.call(contract.listUserLogins, { userId: mia });
	const used = logins.answer.items[0]?.loginId as string;
	expect((await remove(mia, used)).refusal.code).toBe("LOGIN_IN_USE");
});

test("the sign-ins of a person are listed, the newest first", async () => {
	const company = await testCompany(server(), people);
	await login(company, "mia", "falsch");
	server().clock.advance({ minutes: 1 });
	await login(company, "mia", "Altes-Wort-1");
	const userId = company.ids.Mia as string;
	const { answer } = await company
		.as("Leo")
		.call(contract.listLoginEvents, { userId, pageSize: 1 });
	expect(answer).toMatchObject({ total: 2, items: [{ outcome: "SIGNED_IN", provider: "MANUAL" }] });
	const beyond = await company.as("Leo").call(contract.listLoginEvents, { userId, page: 9 });
	expect(beyond.answer).toMatchObject({ total: 2, items: [] });
	const mia = await company.as("Mia").call(contract.listLoginEvents, { userId });
	expect(mia.status).toBe(403);
});
