import { beforeEach, expect, test } from "vitest";
import { contract as signIn } from "#areas/session/sign-in/contract.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { hire } from "./test-resets.ts";

const server = useTestServer({ TRUST_PROXY: "127.0.0.1" });
const known = "sofia@klinikum.example";
const unknown = "fremd@klinikum.example";

let tenantNo: string;
let tenantId: string;
let network = 0;

beforeEach(async () => {
	network += 1;
	({ tenantNo, tenantId } = await buildTenant(server().ownerUrl, hire));
	await withClient(server().adminUrl, (client) =>
		client.query(
			`insert into setting (tenant_id, id, scope, key, value, valid_from)
				values ($1, '00000000-0000-7000-8000-000000000001', 'GLOBAL', 'passwords.reset', $2, '2020-01-01')`,
			[tenantId, JSON.stringify({ hidesAddresses: true })],
		),
	);
});

function browser() {
	const made = server().browser();
	made.headers["x-forwarded-for"] = `10.${network}.0.1`;
	return made;
}

function forgot(mail: string, host = 1) {
	const made = browser();
	made.headers["x-forwarded-for"] = `10.${network}.0.${host}`;
	return made.call(contract.forgotPassword, { tenantNo, mail });
}

const opened = (guid: string) =>
	browser().call(contract.requestPasswordChange, { tenant: tenantNo, guid });

async function mails() {
	const { rows } = await withClient(server().adminUrl, (client) =>
		client.query("select template, params_sealed from mail_outbox where tenant_id = $1", [
			tenantId,
		]),
	);
	return rows.map(({ template, params_sealed }) => ({
		template,
		params: JSON.parse(server().services.secrets.unseal(params_sealed)),
	}));
}

test("unknown addresses are answered alike, and nothing is mailed to them", async () => {
	const pages = [];
	for (const mail of [known, unknown, "ada@klinikum.example"]) {
		const { status, answer } = await forgot(mail);
		expect(status).toBe(200);
		const page = await opened(answer.guid);
		pages.push([page.status, page.answer]);
	}
	expect(pages[0]?.[1]).toMatchObject({ mayBeUnknown: true });
	expect(pages).toEqual([pages[0], pages[0], pages[0]]);
	expect((await mails()).map(({ template }) => template)).toEqual(["password-reset-code"]);
});

test.each([known, unknown])(
	"five wrong codes end the request for %s, and a newer one ends the older",
	async (mail) => {
		const first = (await forgot(mail)).answer.guid;
		server().clock.advance({ minutes: 1 });
		const { guid } = (await forgot(mail.toUpperCase())).answer;
		expect((await opened(first)).status).toBe(404);
		for (let count = 0; count < 5; count++) {
			expect((await opened(guid)).status).toBe(200);
			// no digits: never the mailed one
			const input = { tenant: tenantNo, guid, code: "falsch" };
			const { refusal } = await browser().call(contract.validateResetCode, input);
			expect(refusal.code).toBe("INVALID_RESET_CODE");
		}
		expect((await opened(guid)).status).toBe(404);
	},
);

test("the limit of requests stays", async () => {
	for (let count = 0; count < 5; count++) expect((await forgot(unknown)).status).toBe(200);
	expect((await forgot(unknown)).refusal.error).toBe("TooManyAttempts");
});

test("the mailed code sets a new password", async () => {
	const { guid } = (await forgot(known)).answer;
	const [mail] = await mails();
	const password = "Neues-Kennwort-1";
	const changed = await browser().call(contract.changePasswordByCode, {
		tenant: tenantNo,
		guid,
		code: mail?.params.code,
		newPassword: password,
		newPasswordVerification: password,
	});
	expect(changed.status).toBe(200);
	const login = { tenantNo, username: "sofia", password, persistent: false };
	expect((await browser().call(signIn.login, login)).status).toBe(200);
});

test.each([known, unknown])("requests and guesses of %s are limited alike", async (mail) => {
	const guess = async (guid: string) => {
		const asked = { tenant: tenantNo, guid, code: "no code" };
		const { status, refusal } = await browser().call(contract.validateResetCode, asked);
		return [status, refusal.code];
	};
	const first = (await forgot(mail, 1)).answer.guid;
	expect((await forgot(mail, 2)).answer.guid).toBe(first);
	let guid = first;
	for (let nth = 3; nth <= 11; nth++) {
		if (nth <= 6)
			for (let count = 0; count < 5; count++)
				expect(await guess(guid)).toEqual([400, "INVALID_RESET_CODE"]);
		server().clock.advance({ minutes: 1 });
		const next = (await forgot(mail, nth)).answer.guid;
		expect(next).not.toBe(guid);
		guid = next;
	}
	expect(await guess(guid)).toEqual([429, "TOO_MANY_ATTEMPTS"]);
	server().clock.advance({ minutes: 1 });
	const { status, refusal } = await forgot(mail, 12);
	expect([status, refusal.timeUntilRetry]).toEqual([429, 86_400 - 10 * 60]);
});
