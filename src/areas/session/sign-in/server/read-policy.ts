import * as z from "zod/mini";
import { defaultPasswordPolicy, type PasswordPolicy } from "#domain/passwords/password-policy.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { companySetting } from "./sql/logins.ts";

const count = z.int().check(z.gte(0), z.lte(32));
const saved = z
	.object({
		minimumLength: z.int().check(z.gte(1), z.lte(128)),
		maximumLength: z.int().check(z.gte(8), z.lte(128)),
		uppersCount: count,
		lowersCount: count,
		digitsCount: count,
		specialCharsCount: count,
	})
	.check(z.refine((policy) => policy.minimumLength <= policy.maximumLength));

/** The tenant's policy of today; the built-in one where none is set or the saved one cannot be followed. */
export async function readPolicy(tx: Tx, tenantId: string, now: Date): Promise<PasswordPolicy> {
	const value = await companySetting(tx, tenantId, "passwords.policy", now);
	const result = z.safeParse(saved, value);
	return result.success ? result.data : defaultPasswordPolicy;
}

const savedReset = z.object({ hidesAddresses: z.boolean() });

/** Whether a forgotten password is answered alike for addresses that nobody has; not unless it is set. */
export async function hidesAddresses(tx: Tx, tenantId: string, now: Date): Promise<boolean> {
	const value = await companySetting(tx, tenantId, "passwords.reset", now);
	return savedReset.safeParse(value).data?.hidesAddresses ?? false;
}
