import { type Login, readPolicy, verifyPassword } from "#areas/session/sign-in/server/public.ts";
import { type PasswordFault, passwordFaults } from "#domain/passwords/password-faults.ts";
import type { PasswordPolicy } from "#domain/passwords/password-policy.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { RequestContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { type contract, passwordRefused } from "../contract.ts";
import { texts } from "../text.ts";
import { recentHashes } from "./sql.ts";

type Fault = PasswordFault | "reused" | "unequal";

/** The password in use and four before it: none of them may come back. */
const rememberedBefore = 4;

interface PasswordRules {
	readonly policy: PasswordPolicy;
	/** Of the password in use and the ones before. */
	readonly usedHashes: readonly string[];
}

/** What a new password of a login is held against. */
export async function readPasswordRules(
	tx: Tx,
	tenantId: string,
	{ loginId, passwordHash }: Login,
	now: Date,
): Promise<PasswordRules> {
	const policy = await readPolicy(tx, tenantId, now);
	const before = await recentHashes(tx, tenantId, loginId, rememberedBefore);
	return { policy, usedHashes: passwordHash === null ? before : [passwordHash, ...before] };
}

interface Given {
	readonly newPassword: string;
	readonly oldPassword?: string | undefined;
	readonly verification?: string | undefined;
	/** Name of the new password's field. */
	readonly field?: string;
}

/** Refuses a new password that the policy forbids, that is the old one, or that was used lately. */
export async function checkNewPassword(
	context: RequestContext,
	{ policy, usedHashes }: PasswordRules,
	{ newPassword, oldPassword, verification, field = "newPassword" }: Given,
): Promise<void> {
	const faults: Fault[] = passwordFaults(policy, newPassword, oldPassword);
	if (verification !== undefined && verification !== newPassword) faults.push("unequal");
	if (faults.length === 0) {
		const used = await Promise.all(usedHashes.map((hash) => verifyPassword(hash, newPassword)));
		if (used.includes(true)) faults.push("reused");
	}
	if (faults.length === 0) return;
	const words = texts[context.language];
	refuse(passwordRefused, {
		details: faults.map((fault) => ({
			field: fault === "unequal" ? "newPasswordVerification" : field,
			text: words.faults[fault](policy),
		})),
		facts: { policy, faults },
	});
}

export const getPasswordPolicy: Handler<typeof contract.getPasswordPolicy> = ({
	tenantId,
	now,
	read,
}) => read(async (tx) => ({ policy: await readPolicy(tx, tenantId, now) }));
