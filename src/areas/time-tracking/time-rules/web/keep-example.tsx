import { Button } from "@mantine/core";
import { useState } from "react";
import type { ExampleDay, ExampleFigures } from "#domain/working-time/examples/rule-example.ts";
import { TextField } from "#kit/ui/field/text-field.tsx";
import { toast } from "#kit/ui/toast/toast.ts";
import { api } from "#kit/web/api.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { RuleAnswer, RuleVersion } from "../contract/rule-answers.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { changeRule } from "./change-rule.ts";

interface Given {
	readonly rule: RuleAnswer;
	readonly version: RuleVersion;
	readonly day: ExampleDay;
	readonly figures: ExampleFigures;
}

/** Keeps the day with what it came to, under a name. */
export function KeepExample({ rule, version, day, figures }: Given) {
	const t = useTexts(texts).trial;
	const [name, setName] = useState("");
	const keep = async () => {
		const example = { name: name.trim(), ...day, expected: figures };
		const isKept = await changeRule(t.keeping, () =>
			api(contract.updateTimeRuleVersion, {
				id: rule.id,
				versionId: version.id,
				version: rule.version,
				settings: version.settings,
				examples: [...version.examples, example],
			}),
		);
		if (!isKept) return;
		setName("");
		toast({ type: "positive", title: t.kept });
	};
	return (
		<form
			className="rule-inline"
			aria-label={t.keep}
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				if (name.trim() !== "") void keep();
			}}
		>
			<TextField label={t.keepName} value={name} onChange={setName} maxLength={200} />
			<Button type="submit" disabled={name.trim() === ""}>
				{t.keep}
			</Button>
		</form>
	);
}
