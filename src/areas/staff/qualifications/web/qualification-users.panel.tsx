import { useState } from "react";
import type { masterParams } from "#kit/contract/master-data/master-params.ts";
import { AddButton } from "#kit/ui/add-button.tsx";
import { SearchField } from "#kit/ui/field/search-field.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { ExportMenu } from "#kit/web/export/export-menu.tsx";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { useTitle } from "#kit/web/use-title.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { AllHolders } from "./holders.tsx";
import { qualificationAssignUser } from "./panels.ts";
import "./qualifications.css";

export default function QualificationUsersPanel({ id }: PanelProps<typeof masterParams>) {
	const assign = useTitle(qualificationAssignUser);
	const t = useTexts(texts).users;
	const [search, setSearch] = useState("");
	const { data } = useApi(contract.getQualification, { id });
	const holders = useApi(contract.listQualificationUsers, { id, pageSize: 1 });
	const total = holders.data?.total;
	const mayWrite = useMay("qualifications.manage", "WRITE");
	return (
		<PanelFrame
			sub={data && (total === undefined ? data.name : t.sub(data.name, total))}
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
			<div className="holders-search">
				<SearchField label={t.search} onSearch={setSearch} />
			</div>
			<AllHolders id={id} search={search} />
		</PanelFrame>
	);
}
