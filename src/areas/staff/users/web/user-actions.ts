import { alertDialog } from "#kit/ui/dialog/alert-dialog.tsx";
import { confirm } from "#kit/ui/dialog/confirm.ts";
import { confirmDelete } from "#kit/ui/dialog/confirm-delete.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { api } from "#kit/web/api.ts";
import { isApiError } from "#kit/web/api-error.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
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

async function setEnabled(user: Person, isEnabled: boolean): Promise<boolean> {
	const t = currentTexts(texts).actions;
	const { id: userId, version } = user;
	try {
		await api(contract.updateUserState, { userId, version, isEnabled });
		toast({ type: "positive", title: isEnabled ? t.restored : t.archived });
		return true;
	} catch (error) {
		handleError(error, { context: isEnabled ? t.restoring : t.archiving });
		return false;
	} finally {
		await renewUsers();
	}
}

/** Deletes a person after asking; whoever is linked with entries may be archived instead. */
export async function removeUser(user: Person): Promise<boolean> {
	const t = currentTexts(texts).actions;
	const answer = await confirmDelete({
		title: t.deleting,
		name: userName(user),
	});
	if (answer === null) return false;
	try {
		await api(contract.deleteUser, { userId: user.id });
	} catch (error) {
		if (isApiError(error, "USER_IN_USE")) return offerArchive(user, error.message);
		handleError(error, { context: t.deleting });
		return false;
	}
	toast({ type: "positive", title: t.deleted });
	await renewUsers();
	return true;
}

async function offerArchive(user: Person, text: string): Promise<boolean> {
	const { actions: t, list } = currentTexts(texts);
	if (!user.isEnabled) {
		await alertDialog({ title: t.deleting, text });
		return false;
	}
	const answer = await confirm({
		title: t.deleting,
		text,
		confirm: list.archive,
	});
	return answer !== null && setEnabled(user, false);
}
