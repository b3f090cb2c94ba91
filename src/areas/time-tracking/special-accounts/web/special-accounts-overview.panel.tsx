import { Button } from "@mantine/core";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { confirm } from "#kit/ui/dialog/confirm.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { api } from "#kit/web/api.ts";
import { attempt } from "#kit/web/attempt.ts";
import { MasterList } from "#kit/web/master-data/list/master-list.tsx";
import { useMasterRights } from "#kit/web/master-data/use-master-rights.ts";
import { currentTexts, useTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { renewAccounts } from "./account-form.ts";
import { screens } from "./screens.tsx";

/** All special accounts, and the way to those of the law. */
export default function SpecialAccountsOverviewPanel() {
	const { presetForm } = useTexts(texts);
	const { mayWrite } = useMasterRights(screens);
	return (
		<PanelFrame
			footer={
				mayWrite && (
					<Button variant="default" onClick={() => void createPreset()}>
						{presetForm.title}
					</Button>
				)
			}
		>
			<MasterList screens={screens} place="panel" />
		</PanelFrame>
	);
}

/** Asks, then creates the accounts of § 3b EStG; their rules count from the first of this year on. */
async function createPreset(): Promise<void> {
	const { title, text, create, done } = currentTexts(texts).presetForm;
	if ((await confirm({ title, text, confirm: create })) === null) return;
	const validFrom = `${isoOfDay(dayNow()).slice(0, 4)}-01-01`;
	const act = () => api(contract.createEstg3bAccounts, { validFrom });
	await attempt({ context: title, done, act, renew: renewAccounts });
}
