import { cruise, type ICruiseResult, type IViolation } from "dependency-cruiser";
import type { Finding } from "./finding.ts";
import { importRules } from "./import-rules.ts";

/**
 * Rules 1 to 4: who may import whom.
 *
 * @param root the project's folder, or a sample's
 */
export async function checkImports(
	root: string,
	folders: readonly string[] = ["src"],
): Promise<Finding[]> {
	const { output } = await cruise([...folders], {
		baseDir: root,
		validate: true,
		ruleSet: { forbidden: [...importRules] },
		tsPreCompilationDeps: true,
		combinedDependencies: true,
		doNotFollow: { path: "node_modules" },
		exclude: { path: "\\.generated\\.ts$" },
		enhancedResolveOptions: {
			extensions: [".ts", ".tsx", ".mjs", ".js", ".css", ".json", ".d.ts"],
			exportsFields: ["exports"],
			conditionNames: ["import", "node", "default", "types"],
		},
	});
	return (output as ICruiseResult).summary.violations.map(finding);
}

function finding(violation: IViolation): Finding {
	const rule = importRules.find((one) => one.name === violation.rule.name);
	const way =
		violation.cycle === undefined
			? violation.to
			: violation.cycle.map((step) => step.name).join(" → ");
	return {
		rule: violation.rule.name,
		file: violation.from,
		line: 0,
		because: `imports ${way}. ${rule?.comment ?? ""}`,
	};
}
