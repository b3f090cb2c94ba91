import type { Refusal } from "#kit/contract/refusal.ts";
import type { Words } from "#kit/contract/texts.ts";
import type { RequestContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { violatedConstraint } from "#kit/server/refusals/violated-constraint.ts";
import {
	mailTaken,
	personnelNoTaken,
	subjectTaken,
	supervisorOverlaps,
	usernameTaken,
} from "../contract/refusals.ts";
import { texts } from "../text.ts";

type TakenCode = keyof Words<typeof texts>["errors"];

const unique: Readonly<
	Record<string, { readonly refusal: Refusal<TakenCode>; readonly field: string }>
> = {
	app_user_personnel_no: { refusal: personnelNoTaken, field: "personnelNo" },
	app_user_mail: { refusal: mailTaken, field: "mail" },
	user_login_username: { refusal: usernameTaken, field: "username" },
	user_login_subject: { refusal: subjectTaken, field: "externalSubject" },
	supervisor_once: { refusal: supervisorOverlaps, field: "supervisors" },
};

/** Refuses with the field's name and words. */
export function refuseField(
	{ language }: RequestContext,
	refusal: Refusal<TakenCode>,
	field: string,
): never {
	const { errors } = texts[language];
	return refuse(refusal, { details: [{ field, text: errors[refusal.code] }] });
}

/** Runs a write; what may exist only once, and does already, is answered with its field. */
export async function onlyOnce<T>(context: RequestContext, write: () => Promise<T>): Promise<T> {
	try {
		return await write();
	} catch (error) {
		const broken = violatedConstraint(error);
		const known = broken && unique[broken.constraint];
		if (known === undefined) throw error;
		return refuseField(context, known.refusal, known.field);
	}
}
