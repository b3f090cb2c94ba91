import { randomInt } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { tenantNotFound, tooManyAttempts } from "#areas/session/sign-in/contract.ts";
import {
	addressHash,
	countAddress,
	type FoundTenant,
	findTenant,
	hidesAddresses,
	readLogin,
	recordSignIn,
	secondsUntil,
} from "#areas/session/sign-in/server/public.ts";
import { resetPauseSeconds } from "#domain/passwords/attempt-limits.ts";
import { isLanguage } from "#kit/contract/language.ts";
import { limits } from "#kit/contract/limits.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { PublicContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { sendMail } from "#kit/server/mail/send-mail.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { type contract, mailNotFound } from "../contract.ts";
import { resetCodeMail } from "./mail.ts";
import { resetCodeHash } from "./reset-code.ts";
import { takeResetPlace } from "./reset-limits.ts";
import {
	insertReset,
	loginByMail,
	openRequestOf,
	type ResetSubject,
	readRecipient,
} from "./sql.ts";

const lifeMs = 30 * 60_000;
const perAddressAndHour = 5;

/** Milliseconds an answer takes that must not tell known from unknown addresses: mailing a code takes less. */
const alikeMs = 250;

/**
 * Mails a code; the answer's guid names the request on the page where the code is typed. Where the company hides which
 * addresses it knows, an unknown one is answered alike, and just as late.
 */
export const forgotPassword: Handler<typeof contract.forgotPassword> = async (
	context,
	{ tenantNo, mail },
) => {
	await countRequest(context);
	const { services } = context;
	const tenant = await findTenant(services, tenantNo);
	if (tenant === undefined) return refuse(tenantNotFound);
	const { tenantId } = tenant;
	const isHidden = await services.database.transaction(tenantId, (tx) =>
		hidesAddresses(tx, tenantId, context.now),
	);
	const alike = isHidden ? setTimeout(alikeMs) : undefined;
	const asked = await services.database.transaction(
		tenantId,
		async (tx) =>
			(await requestReset(tx, context, tenant, mail)) ??
			(isHidden ? keepUnknown(tx, context, tenantId, mail) : undefined),
	);
	await alike;
	if (asked === undefined) return refuse(mailNotFound);
	if ("retryAfterSeconds" in asked)
		return refuse(tooManyAttempts, { timeUntilRetry: asked.retryAfterSeconds });
	return { guid: asked.guid };
};

async function countRequest(context: PublicContext): Promise<void> {
	const { services, now } = context;
	const [use] = await services.database.gate<{ isLocked: boolean; until: Date }>(
		countAddress({
			addressHash: addressHash(context),
			purpose: "password-reset",
			limit: perAddressAndHour,
			windowSeconds: 3600,
			now,
		}),
	);
	if (!use?.isLocked) return;
	refuse(tooManyAttempts, { timeUntilRetry: secondsUntil(use.until, now) });
}

type Asked = { readonly guid: string } | { readonly retryAfterSeconds: number };

/** @returns undefined when nobody who may sign in by password has this address */
async function requestReset(
	tx: Tx,
	context: PublicContext,
	tenant: FoundTenant,
	mail: string,
): Promise<Asked | undefined> {
	const { now } = context;
	const { tenantId } = tenant;
	const loginId = await loginByMail(tx, tenantId, mail);
	if (loginId === undefined) return undefined;
	const login = await readLogin(tx, tenantId, { loginId }, now);
	if (!login?.isOpen) return undefined;
	const { userId } = login;
	const asked = await openReset(tx, context, tenantId, { loginId, unknownMailHash: null });
	if (!("code" in asked) || asked.code === null) return asked;
	await recordSignIn(tx, context, { tenantId, userId, outcome: "RESET_REQUESTED" });
	const { guid, code } = asked;
	await mailCode(tx, context, tenant, { userId, guid, code, mail });
	return asked;
}

/** A request that looks like every other from outside and that no code answers. */
async function keepUnknown(tx: Tx, context: PublicContext, tenantId: string, mail: string) {
	const hash = context.services.secrets.keyedHash(`unknown-mail:${tenantId}:${mail.toLowerCase()}`);
	return openReset(tx, context, tenantId, { loginId: null, unknownMailHash: hash });
}

/**
 * @returns a new request with its code; the one of a moment ago without; or how long there are too many of the subject.
 * The place is taken first: of two at once the second waits, and finds what the first has asked for
 */
async function openReset(tx: Tx, context: PublicContext, tenantId: string, subject: ResetSubject) {
	const { services, now } = context;
	const place = await takeResetPlace(tx, context, tenantId, subject, "password-reset-login");
	const freshUntil = new Date(now.getTime() + lifeMs - resetPauseSeconds * 1000);
	const recent = await openRequestOf(tx, tenantId, subject, freshUntil);
	if (recent !== undefined) {
		if ("giveBack" in place) await place.giveBack();
		return { guid: recent, code: null };
	}
	if ("retryAfterSeconds" in place) return place;
	const guid = newId(now.getTime());
	const code = newCode();
	const codeHash = resetCodeHash(services.secrets, guid, code);
	const expiresAt = new Date(now.getTime() + lifeMs);
	await insertReset(tx, { tenantId, guid, subject, codeHash, now, expiresAt });
	return { guid, code };
}

async function mailCode(
	tx: Tx,
	context: PublicContext,
	{ tenantId, tenantNo }: FoundTenant,
	reset: { userId: string; guid: string; code: string; mail: string },
): Promise<void> {
	const { userId, guid, code } = reset;
	const { publicUrl } = context.services.config;
	const to = await readRecipient(tx, tenantId, userId);
	const sender = { ...context, tenantId };
	await sendMail(tx, sender, {
		to: to.mail ?? reset.mail,
		template: resetCodeMail,
		language: isLanguage(to.language) ? to.language : context.language,
		params: {
			name: to.name,
			code,
			link: `${publicUrl}/reset-password/${tenantNo}/${guid}/${code}`,
		},
		about: { entity: "app_user", id: userId },
	});
}

function newCode(): string {
	return String(randomInt(10 ** limits.resetCodeLength)).padStart(limits.resetCodeLength, "0");
}
