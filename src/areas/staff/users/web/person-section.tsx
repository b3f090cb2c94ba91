import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { Fact, Facts as FactList } from "#kit/ui/facts/facts.tsx";
import { Section } from "#kit/ui/facts/section.tsx";
import "./users.css";

interface Given {
	readonly title: string;
	/** At the right of the title; absent where it may not be done. */
	readonly action?: { readonly label: string; readonly run: () => void } | false | undefined;
	readonly children: ReactNode;
}

/** One section of a person's detail, below a hairline. */
export function PersonSection({ title, action, children }: Given) {
	const button = action && (
		<Button
			size="compact-sm"
			variant="subtle"
			aria-label={`${title}: ${action.label}`}
			onClick={action.run}
		>
			{action.label}
		</Button>
	);
	return (
		<Section title={title} aside={button}>
			{children}
		</Section>
	);
}

export type FactRow = readonly [label: string, value: ReactNode];

/** What is known, line by line, without what is not to be seen or not known. */
export function Facts({ rows }: { readonly rows: readonly (FactRow | false)[] }) {
	return (
		<FactList>
			{rows
				.filter((row) => row !== false)
				.filter(([, value]) => value !== null && value !== "")
				.map(([label, value]) => (
					<Fact key={label} label={label}>
						{value}
					</Fact>
				))}
		</FactList>
	);
}
