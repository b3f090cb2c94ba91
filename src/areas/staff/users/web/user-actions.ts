import { confirm } from "#kit/ui/dialog/confirm.ts";
import { api } from "#kit/web/api.ts";
import { attempt } from "#kit/web/attempt.ts";
import { removeOrArchive } from "#kit/web/remove-or-archive.ts";
import { currentTexts } from "#kit/web/texts.ts";
import type { UserItem } from "../contract/people.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { renewUsers, userName } from "./user.ts";

type Person = Pick<UserItem, "id" | "firstName" | "lastName" | "isEnabled" | "version">;

/** Archives a person after asking; tells whether it was done. */
export async function archiveUser(user: Person): Promise<boolean> {
	const { actions: t, list } = currentTexts(texts);
	const answer = await confirm({
		title: t.archiving,
		text: t.archiveText(userName(user)),
		confirm: list.archive,
		danger: true,
	});
	return answer !== null && setEnabled(user, false);
}

export function restoreUser(user: Person): Promise<boolean> {
	return setEnabled(user, true);
}

function setEnabled(user: Person, isEnabled: boolean): Promise<boolean> {
	const t = currentTexts(texts).actions;
	const { id: userId, version } = user;
	return attempt({
		context: isEnabled ? t.restoring : t.archiving,
		done: isEnabled ? t.restored : t.archived,
		act: () => api(contract.updateUserState, { userId, version, isEnabled }),
		renew: renewUsers,
	});
}

/** Deletes a person after asking; the person who is linked with entries may be archived instead. */
export function removeUser(user: Person): Promise<boolean> {
	const { actions: t, list } = currentTexts(texts);
	return removeOrArchive({
		title: t.deleting,
		asked: { name: userName(user) },
		remove: () => api(contract.deleteUser, { userId: user.id }),
		done: t.deleted,
		renew: renewUsers,
		inUse: "USER_IN_USE",
		archiveLabel: list.archive,
		archive: user.isEnabled && (() => setEnabled(user, false)),
	});
}
