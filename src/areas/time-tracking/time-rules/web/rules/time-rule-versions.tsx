import { IconPencil, IconTrash } from "@tabler/icons-react";
import { AddButton } from "#kit/ui/add-button.tsx";
import { Section } from "#kit/ui/facts/section.tsx";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { api } from "#kit/web/api.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useRange } from "#kit/web/person-record/use-period.ts";
import { removeEntry } from "#kit/web/remove-entry.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { RuleAnswer } from "../../contract/rules.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { timeRulesEdit } from "../panels.ts";
import { renewRules, useMayRule } from "../rules-shown.ts";
import { useRuleSentences } from "../sentences/rule-says.tsx";

/** What the rule says from when, the newest first. */
export function VersionsSection({ rule: { id, versions } }: { readonly rule: RuleAnswer }) {
	const t = useTexts(texts).detail;
	const format = useFormat();
	const range = useRange();
	const say = useRuleSentences();
	const mayWrite = useMayRule("WRITE");
	const mayDelete = useMayRule("FULL") && versions.length > 1;
	const edit = (versionId?: string) =>
		openPanel(timeRulesEdit, { id, ...(versionId && { versionId }) }, { stack: "sub" });
	const remove = (versionId: string) =>
		removeEntry({
			title: t.deleteVersion,
			text: t.deleteVersionText,
			remove: () => api(contract.deleteTimeRuleVersion, { id, versionId }),
			renew: renewRules,
		});
	return (
		<Section
			title={t.versions}
			aside={
				mayWrite && (
					<AddButton label={t.newVersion} size="xs" variant="default" onClick={() => edit()} />
				)
			}
		>
			<ul className="rule-list">
				{versions.map(({ id: versionId, validFrom, validTo, settings }) => (
					<li className="rule-row" key={versionId}>
						<div>
							{range(validFrom, validTo)}
							<small>{say(settings).join(" ")}</small>
						</div>
						{mayWrite && (
							<IconButton
								icon={IconPencil}
								label={t.editVersion(format.date(validFrom))}
								onClick={() => edit(versionId)}
							/>
						)}
						{mayDelete && (
							<IconButton
								icon={IconTrash}
								label={t.deleteVersionOf(format.date(validFrom))}
								onClick={() => void remove(versionId)}
							/>
						)}
					</li>
				))}
			</ul>
		</Section>
	);
}
