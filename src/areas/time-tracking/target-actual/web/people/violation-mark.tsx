import { IconAlertOctagon, IconAlertTriangle } from "@tabler/icons-react";
import type { Gravity } from "#domain/violations/violation-kinds.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { Words } from "#kit/contract/texts.ts";
import { nothing } from "#kit/ui/data-grid/column/printer.ts";
import type { contract } from "../../contract.ts";
import type { texts } from "../../text.ts";
import "./violation-mark.css";

type Violations = AnswerOf<typeof contract.listTargetActuals>["items"][number]["violations"];
type ViolationWords = Words<typeof texts>["violations"];

const shapes = { ERROR: IconAlertOctagon, WARNING: IconAlertTriangle } as const satisfies Record<
	Gravity,
	unknown
>;

/** How many there are of the gravest kind, and of others. Example: `3 · Ruhezeit +2` */
export function gravestOf(violations: Violations, t: ViolationWords): string {
	const [gravest, ...others] = violations;
	if (gravest === undefined) return nothing;
	return [t.counted(gravest.count, t.kinds[gravest.kind]), moreOf(others, t)]
		.filter(Boolean)
		.join(" ");
}

function moreOf(others: Violations, t: ViolationWords): string | undefined {
	const more = others.reduce((sum, { count }) => sum + count, 0);
	return more === 0 ? undefined : t.more(String(more));
}

interface Given {
	readonly violations: Violations;
	readonly t: ViolationWords;
}

/** How often a month broke limits of the gravest kind, and others; its title says each. Form and word tell how grave. */
export function ViolationMark({ violations, t }: Given) {
	const [gravest, ...others] = violations;
	if (gravest === undefined) return nothing;
	const Shape = shapes[gravest.severity];
	const each = violations.map(
		({ kind, severity, count }) => `${t.counted(count, t.kinds[kind])} (${t.gravities[severity]})`,
	);
	return (
		<span className="violation-mark" data-severity={gravest.severity} title={each.join("\n")}>
			<Shape size={14} stroke={1.8} role="img" aria-label={t.gravities[gravest.severity]} />
			<span>{t.counted(gravest.count, t.kinds[gravest.kind])}</span>
			{others.length > 0 && <small>{moreOf(others, t)}</small>}
		</span>
	);
}
