import { IconPencil, IconTrash } from "@tabler/icons-react";
import { confirmDelete } from "#kit/ui/dialog/confirm-delete.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { api } from "#kit/web/api.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { RuleAnswer, RuleVersion } from "../../contract/rules.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { timeRulesEdit } from "../panels.ts";
import { changeRule, useDays, useMayRule } from "../rules-shown.ts";

/** What the rule says from when, the newest first. */
export function VersionsSection({ rule }: { readonly rule: RuleAnswer }) {
	const t = useTexts(texts).detail;
	const mayWrite = useMayRule("WRITE");
	const { id, versions } = rule;
	return (
		<Section
			title={t.versions}
			edit={mayWrite ? t.newVersion : undefined}
			onEdit={() => openPanel(timeRulesEdit, { id }, { stack: "sub" })}
		>
			<ul className="rule-list">
				{versions.map((version) => (
					<Version key={version.id} ruleId={id} version={version} isOnly={versions.length === 1} />
				))}
			</ul>
		</Section>
	);
}

interface VersionGiven {
	readonly ruleId: string;
	readonly version: RuleVersion;
	readonly isOnly: boolean;
}

function Version({ ruleId: id, version, isOnly }: VersionGiven) {
	const t = useTexts(texts).detail;
	const days = useDays();
	const format = useFormat();
	const mayWrite = useMayRule("WRITE");
	const mayDelete = useMayRule("FULL");
	const { id: versionId, validFrom, validTo } = version;
	const from = format.date(validFrom);
	const remove = async () => {
		const asked = { title: t.deleteVersion, text: t.deleteVersionText };
		if ((await confirmDelete(asked)) === null) return;
		await changeRule(t.deleteVersion, () => api(contract.deleteTimeRuleVersion, { id, versionId }));
	};
	return (
		<li className="rule-row">
			<div>{days(validFrom, validTo)}</div>
			{mayWrite ? (
				<IconButton
					icon={IconPencil}
					label={t.editVersion(from)}
					onClick={() => openPanel(timeRulesEdit, { id, versionId }, { stack: "sub" })}
				/>
			) : (
				<span />
			)}
			{mayDelete && !isOnly && (
				<IconButton
					icon={IconTrash}
					label={t.deleteVersionOf(from)}
					onClick={() => void remove()}
				/>
			)}
		</li>
	);
}
