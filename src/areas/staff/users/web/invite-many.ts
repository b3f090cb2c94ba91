import { confirm } from "#kit/ui/dialog/confirm.ts";
import { api } from "#kit/web/api.ts";
import { changeMany, type Progress } from "#kit/web/bulk/change-many.ts";
import { currentTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { renewUsers } from "./user.ts";

interface Invited {
	readonly id: string;
	readonly name: string;
}

/**
 * Asks, then mails each an invitation; who can sign in already or has no address is named with the reason.
 *
 * @returns whether it was done at all
 */
export async function inviteMany(
	people: readonly Invited[],
	progress?: Progress,
): Promise<boolean> {
	const { list: t, logins } = currentTexts(texts);
	const answer = await confirm({
		title: t.inviteTitle(people.length),
		text: t.inviteText,
		confirm: logins.invite,
	});
	if (answer === null) return false;
	await changeMany({
		rows: people,
		nameOf: ({ name }) => name,
		title: logins.invite,
		renew: renewUsers,
		done: t.invitedMany,
		change: ({ id: userId }) => api(contract.resendInvitation, { userId, onlyWithoutSignIn: true }),
		...(progress && { progress }),
	});
	return true;
}
