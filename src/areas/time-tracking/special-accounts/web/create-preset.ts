import { isoOfDay } from "#domain/time/iso-day.ts";
import { confirm } from "#kit/ui/dialog/confirm.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { api } from "#kit/web/api.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { currentTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { renewAccounts } from "./renew-accounts.ts";

/** Asks, then creates the accounts of § 3b EStG; their rules count from the first of this year on. */
export async function createPreset(): Promise<void> {
	const t = currentTexts(texts).presetForm;
	const { title, text, create } = t;
	if ((await confirm({ title, text, confirm: create })) === null) return;
	try {
		const validFrom = `${isoOfDay(dayNow()).slice(0, 4)}-01-01`;
		await api(contract.createEstg3bAccounts, { validFrom });
		toast({ type: "positive", title: t.done });
	} catch (error) {
		handleError(error, { context: title });
	}
	await renewAccounts();
}
