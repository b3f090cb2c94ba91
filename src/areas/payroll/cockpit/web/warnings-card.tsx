import { Button } from "@mantine/core";
import { IconAlertCircle, IconAlertTriangle } from "@tabler/icons-react";
import { useWarningWords } from "#areas/payroll/payrolls/web/public.ts";
import type { PayrollWarningCode } from "#domain/payroll/payroll-warnings.ts";
import { Card } from "#kit/ui/card/card.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { useTexts } from "#kit/web/texts.ts";
import type { WarningCount } from "../contract.ts";
import { texts } from "../text.ts";
import type { Shown } from "./overview.page.tsx";
import { payrollPeople } from "./panels.ts";

/** Without these settled there is no line, or none that payroll takes. */
const grave: ReadonlySet<PayrollWarningCode> = new Set([
	"PERSONNEL_NO_MISSING",
	"PERSONNEL_NO_DOUBLE",
	"NO_ACCOUNTS",
	"NO_WAGE_TYPE",
	"NEGATIVE_HOURS",
]);

interface Given {
	readonly warnings: readonly WarningCount[];
	readonly shown: Shown;
}

/** What is to be looked at before the month is closed, the gravest and most frequent first. */
export function WarningsCard({ warnings, shown }: Given) {
	const t = useTexts(texts).warnings;
	const sum = (of: (one: WarningCount) => number) =>
		warnings.reduce((all, one) => all + of(one), 0);
	const open = sum((one) => one.open);
	const note =
		open > 0 &&
		t.note(
			open,
			sum((one) => one.acknowledged),
		);
	const rows = warnings
		.filter((one) => one.open > 0)
		.toSorted((a, b) => Number(grave.has(b.code)) - Number(grave.has(a.code)));
	return (
		<Card title={t.title} note={note} flush className="warnings-card">
			{rows.length === 0 ? (
				<EmptyState text={t.none} />
			) : (
				<ul className="cockpit-rows">
					{rows.map((one) => (
						<WarningRow key={one.code} one={one} shown={shown} />
					))}
				</ul>
			)}
		</Card>
	);
}

function WarningRow({ one, shown }: { readonly one: WarningCount; readonly shown: Shown }) {
	const t = useTexts(texts).warnings;
	const words = useWarningWords();
	const { code, open, acknowledged, example } = one;
	const Shape = grave.has(code) ? IconAlertCircle : IconAlertTriangle;
	const parts = [
		open === 1 && example !== null ? example : t.people(open),
		...(acknowledged > 0 ? [t.acknowledged(acknowledged)] : []),
	];
	return (
		<li>
			<Shape size={18} stroke={1.7} aria-hidden className={grave.has(code) ? "grave" : "light"} />
			<p>
				<b>{words[code]}</b>
				<small>{parts.join(", ")}</small>
			</p>
			<Button
				variant="subtle"
				size="compact-sm"
				aria-label={t.showOf(words[code])}
				onClick={() => openPanel(payrollPeople, { ...shown, of: code })}
			>
				{t.show}
			</Button>
		</li>
	);
}
