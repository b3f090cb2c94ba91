import { Button } from "@mantine/core";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { MasterList } from "#kit/web/master-data/master-list.tsx";
import { useMasterRights } from "#kit/web/master-data/use-master-rights.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { createPreset } from "./create-preset.ts";
import { specialAccountScreens } from "./special-account-screens.ts";
import "./special-accounts.css";

/** All special accounts, and the way to those of the law. */
export default function SpecialAccountsOverviewPanel() {
	const { master, presetForm } = useTexts(texts);
	const { mayWrite } = useMasterRights(specialAccountScreens);
	return (
		<PanelFrame title={master.many}>
			{mayWrite && (
				<div className="account-tools">
					<Button size="xs" variant="default" onClick={() => void createPreset()}>
						{presetForm.open}
					</Button>
				</div>
			)}
			<MasterList screens={specialAccountScreens} place="panel" />
		</PanelFrame>
	);
}
