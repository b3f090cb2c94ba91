import type { PasswordPolicy } from "#domain/passwords/password-policy.ts";
import { api } from "#kit/web/api.ts";
import { isApiError } from "#kit/web/api-error.ts";
import { contract } from "../contract.ts";

export interface LinkStep {
	readonly policy: PasswordPolicy | undefined;
	readonly username: string;
}

const asked = new Map<string, Promise<LinkStep | undefined>>();

/**
 * Opens a one-time link. It works once, so two calls at the same moment are one.
 *
 * @returns the step to set a password; undefined when a session has begun at once
 */
export function openLink(tenantNo: string, code: string): Promise<LinkStep | undefined> {
	const running = asked.get(code);
	if (running !== undefined) return running;
	const opening = open(tenantNo, code).finally(() => asked.delete(code));
	asked.set(code, opening);
	return opening;
}

async function open(tenantNo: string, code: string): Promise<LinkStep | undefined> {
	try {
		await api(contract.loginByToken, { tenantNo, code });
		return undefined;
	} catch (error) {
		if (!isApiError(error, "PASSWORD_MUST_CHANGE")) throw error;
		const { policy, username } = (error.facts ?? {}) as Partial<LinkStep>;
		return { policy, username: username ?? "" };
	}
}
