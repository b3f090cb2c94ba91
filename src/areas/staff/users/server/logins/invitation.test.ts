import { expect, test } from "vitest";
import { contract as signIn } from "#areas/session/sign-in/contract.ts";
import { testCompany } from "#areas/staff/units/server/test-company.ts";
import { mailAbout } from "#kit/testing/mail-about.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../../contract.ts";

const server = useTestServer();
const password = "Geheim-2026!";

test("nobody takes over the sign-in of somebody who governs more", async () => {
	const company = await testCompany(server(), {
		Alma: { roles: ["Administrator"], username: "alma", mail: "a@example.com" },
	});
	const userId = company.ids.Alma as string;
	const hanna = company.as("Hanna");
	const replies = await Promise.all([
		hanna.call(contract.changeUserPassword, { userId, newPassword: password }),
		hanna.call(contract.setManualLogin, { userId, username: "x", password }),
		hanna.call(contract.setLoginActivation, {
			userId,
			provider: "ENTRAID",
			isEnabled: true,
			externalSubject: "hannas-account",
		}),
		hanna.call(contract.resendInvitation, { userId }),
		hanna.call(contract.updateUser, {
			userId,
			firstName: "Alma",
			lastName: "Muster",
			mail: "hanna@example.com",
			version: 1,
		}),
	]);
	expect(replies.map(({ refusal }) => refusal.code)).toEqual(replies.map(() => "HIGHER_RIGHTS"));
	const renamed = await hanna.call(contract.updateUser, {
		userId,
		firstName: "Alma",
		lastName: "Berg",
		mail: "a@example.com",
		version: 1,
	});
	expect(renamed.status).toBe(200);
});

test("an invitation is mailed, opens once, and takes the place of the one before", async () => {
	const company = await testCompany(server());
	const userId = company.ids.Mia as string;
	const invite = () => company.as("Hanna").call(contract.resendInvitation, { userId });
	await invite();
	const first = await mailAbout(server(), userId);
	server().clock.advance({ seconds: 1 });
	const until = server().clock.now().getTime() + 72 * 3_600_000;
	expect((await invite()).answer).toEqual({ invitedUntil: new Date(until).toISOString() });
	const second = await mailAbout(server(), userId);
	expect(second).toMatchObject({
		template: "user-invitation",
		recipient: "mia@example.com",
		username: "mia@example.com",
		tenantNo: company.tenantNo,
		company: "Klinikum Musterstadt",
	});
	const open = (link: string | undefined) =>
		server()
			.browser()
			.call(signIn.loginByToken, {
				tenantNo: company.tenantNo,
				code: new URL(link as string).searchParams.get("code") as string,
			});
	expect((await open(first.link)).refusal.code).toBe("LINK_INVALID");
	expect((await open(second.link)).refusal.code).toBe("PASSWORD_MUST_CHANGE");
});

test("without a mail address, or archived, nobody is invited", async () => {
	const company = await testCompany(server(), {
		Weg: { isEnabled: false, mail: "weg@example.com" },
	});
	const invite = async (name: string) =>
		(
			await company
				.as("Hanna")
				.call(contract.resendInvitation, { userId: company.ids[name] as string })
		).refusal.code;
	expect(await invite("Leo")).toBe("USER_WITHOUT_MAIL");
	expect(await invite("Weg")).toBe("USER_DISABLED");
});

test("an invitation that opens a password again that was switched off tells so in the log", async () => {
	const company = await testCompany(server());
	const userId = company.ids.Mia as string;
	const hanna = company.as("Hanna");
	const set = await hanna.call(contract.setManualLogin, { userId, username: "mia", password });
	expect(set.status).toBe(200);
	const { loginId } = (
		await hanna.call(contract.setLoginActivation, { userId, provider: "MANUAL", isEnabled: false })
	).answer;
	await hanna.call(contract.resendInvitation, { userId });
	const { rows } = await withClient(server().adminUrl, (client) =>
		client.query(
			"select actor_id, subject_user_id from audit_event where entity = 'user_login' and entity_id = $1 and action = 'enabled'",
			[loginId],
		),
	);
	expect(rows).toEqual([{ actor_id: company.ids.Hanna, subject_user_id: userId }]);
});

test("among many, only those who cannot sign in yet are invited, the others with the reason", async () => {
	const company = await testCompany(server(), {
		Lena: { username: "lena", mail: "lena@example.com", password },
		Tom: {},
	});
	const hanna = company.as("Hanna");
	const invite = async (name: string) => {
		const userId = company.ids[name] as string;
		const reply = await hanna.call(contract.resendInvitation, {
			userId,
			onlyWithoutSignIn: true,
		});
		return reply.status === 200 ? "sent" : reply.refusal.code;
	};
	expect(await invite("Mia")).toBe("sent");
	// the link was not used yet: she gets a new one
	expect(await invite("Mia")).toBe("sent");
	expect(await invite("Lena")).toBe("LOGIN_ACTIVE");
	expect(await invite("Tom")).toBe("USER_WITHOUT_MAIL");
	const again = await hanna.call(contract.resendInvitation, { userId: company.ids.Lena as string });
	expect(again.status).toBe(200);
});
