import type { masterParams } from "#kit/contract/master-data/master-params.ts";
import { AddButton } from "#kit/ui/add-button.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { ExportMenu } from "#kit/web/export/export-menu.tsx";
import { useMay } from "#kit/web/session/session-store.ts";
import { useApi } from "#kit/web/use-api.ts";
import { useTitle } from "#kit/web/use-title.ts";
import { contract } from "../contract.ts";
import { AllHolders } from "./holders.tsx";
import { qualificationAssignUser } from "./panels.ts";

export default function QualificationUsersPanel({ id }: PanelProps<typeof masterParams>) {
	const assign = useTitle(qualificationAssignUser);
	const { data } = useApi(contract.getQualification, { id });
	const mayWrite = useMay("qualifications.manage", "WRITE");
	return (
		<PanelFrame
			sub={data?.name}
			actions={<ExportMenu list="staff.qualification-users" filter={{ id }} isInHead />}
			footer={
				mayWrite && (
					<AddButton
						label={assign}
						onClick={() => openPanel(qualificationAssignUser, { id }, { stack: "sub" })}
					/>
				)
			}
		>
			<AllHolders id={id} />
		</PanelFrame>
	);
}
