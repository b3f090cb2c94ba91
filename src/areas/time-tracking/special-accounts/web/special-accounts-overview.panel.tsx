import { Button } from "@mantine/core";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { confirm } from "#kit/ui/dialog/confirm.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { toast } from "#kit/ui/toast/toast.ts";
import { api } from "#kit/web/api.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { MasterList } from "#kit/web/master-data/master-list.tsx";
import { useMasterRights } from "#kit/web/master-data/use-master-rights.ts";
import { currentTexts, useTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { renewAccounts } from "./renew-accounts.ts";
import { screens } from "./screens.tsx";
import "./special-accounts.css";

/** All special accounts, and the way to those of the law. */
export default function SpecialAccountsOverviewPanel() {
	const { master, presetForm } = useTexts(texts);
	const { mayWrite } = useMasterRights(screens);
	return (
		<PanelFrame title={master.many}>
			{mayWrite && (
				<div className="account-tools">
					<Button size="xs" variant="default" onClick={() => void createPreset()}>
						{presetForm.open}
					</Button>
				</div>
			)}
			<MasterList screens={screens} place="panel" />
		</PanelFrame>
	);
}

/** Asks, then creates the accounts of § 3b EStG; their rules count from the first of this year on. */
async function createPreset(): Promise<void> {
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
