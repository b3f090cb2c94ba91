import { beforeEach } from "vitest";
import { contract as signIn } from "#areas/session/sign-in/contract.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

export const newPassword = "Neues-Kennwort-1";
export const passwords = { newPassword, newPasswordVerification: newPassword };

/** Sofia, Ada who is switched off, and somebody without a sign-in. */
export async function hire(builder: TenantBuilder): Promise<object> {
	await builder.person({
		firstName: "Sofia",
		lastName: "Krüger",
		username: "sofia",
		mail: "sofia@klinikum.example",
	});
	await builder.person({
		firstName: "Ada",
		lastName: "Aus",
		username: "ada",
		mail: "ada@klinikum.example",
		isEnabled: false,
	});
	await builder.person({
		firstName: "Ohne",
		lastName: "Anmeldung",
		mail: "ohne@klinikum.example",
	});
	return {};
}

/**
 * A clinic for each test, in networks of its own, and what they do who forgot their passwords.
 */
export function useResets(server: () => TestServer) {
	let built = { tenantNo: "", tenantId: "" };
	let network = 0;
	beforeEach(async () => {
		network += 1;
		built = await buildTenant(server().ownerUrl, hire);
	});
	const clinic = () => built;
	const browserAt = (host = 1) => {
		const browser = server().browser();
		browser.headers["x-forwarded-for"] = `10.${network}.0.${host}`;
		return browser;
	};
	return { clinic, browserAt, ...ways(server, clinic, browserAt) };
}

function ways(
	server: () => TestServer,
	clinic: () => { readonly tenantNo: string; readonly tenantId: string },
	browserAt: (host?: number) => ReturnType<TestServer["browser"]>,
) {
	const ask = async (text: string) => {
		const { rows } = await withClient(server().adminUrl, (client) =>
			client.query(text, [clinic().tenantId]),
		);
		return rows[0];
	};
	const forgot = (mail: string, host = 1) =>
		browserAt(host).call(contract.forgotPassword, { tenantNo: clinic().tenantNo, mail });
	/** What the newest waiting mail says. */
	const mailed = async (): Promise<{ code: string; link: string }> => {
		const { params_sealed } = await ask(
			"select params_sealed from mail_outbox where tenant_id = $1 and template = 'password-reset-code' order by next_at desc, id desc limit 1",
		);
		return JSON.parse(server().services.secrets.unseal(params_sealed));
	};
	const mails = async (): Promise<number> =>
		(await ask("select count(*)::int as count from mail_outbox where tenant_id = $1")).count;
	const requested = async (host = 1) => {
		const { guid } = (await forgot("Sofia@Klinikum.example", host)).answer;
		const { code, link } = await mailed();
		const reset = { tenant: clinic().tenantNo, guid };
		return { reset, code, link, wrong: code === "000000" ? "000001" : "000000" };
	};
	const signInWith = (password: string, browser = browserAt(77), username = "sofia") =>
		browser.call(signIn.login, {
			tenantNo: clinic().tenantNo,
			username,
			password,
			persistent: false,
		});
	const validate = (input: { tenant: string; guid: string; code: string }) =>
		browserAt().call(contract.validateResetCode, input);
	return { forgot, mailed, mails, requested, signInWith, validate };
}
