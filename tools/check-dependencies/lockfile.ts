/** What the checks read of package.json. */
export interface Manifest {
	readonly dependencies?: Readonly<Record<string, string>>;
	readonly devDependencies?: Readonly<Record<string, string>>;
	readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** One package of package-lock.json, under the path where it is installed. */
export interface LockedPackage {
	readonly version?: string;
	readonly resolved?: string;
	readonly integrity?: string;
	readonly license?: string;
	readonly hasInstallScript?: boolean;
	/** A folder of this machine in the package's place. */
	readonly link?: boolean;
}

export interface Lockfile {
	readonly lockfileVersion: number;
	readonly packages: Readonly<Record<string, LockedPackage & Manifest>>;
}

/** Example: `node_modules/koa/node_modules/@types/node` → `@types/node`. */
export function nameOf(path: string): string {
	return path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
}

/** Foreign packages with their paths; the project itself stands under the empty path. */
export function foreignPackages({ packages }: Lockfile): [path: string, LockedPackage][] {
	return Object.entries(packages).filter(([path]) => path !== "");
}
