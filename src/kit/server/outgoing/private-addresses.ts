import { BlockList, isIP, isIPv6 } from "node:net";

/** Networks that are nobody's on the internet: this machine, its neighbours, and what leads to them in other clothes. */
const ranges = [
	"0.0.0.0/8",
	"10.0.0.0/8",
	"100.64.0.0/10",
	"127.0.0.0/8",
	"169.254.0.0/16",
	"172.16.0.0/12",
	"192.0.0.0/24",
	"192.0.2.0/24",
	"192.88.99.0/24",
	"192.168.0.0/16",
	"198.18.0.0/15",
	"198.51.100.0/24",
	"203.0.113.0/24",
	"224.0.0.0/4",
	"240.0.0.0/4",
	"::/127",
	"64:ff9b::/96",
	"64:ff9b:1::/48",
	"100::/64",
	"2001::/32",
	"2001:db8::/32",
	"2002::/16",
	"fc00::/7",
	"fe80::/10",
	"fec0::/10",
	"ff00::/8",
];

const blocked = new BlockList();
for (const range of ranges) {
	const [net = "", bits] = range.split("/");
	blocked.addSubnet(net, Number(bits), isIPv6(net) ? "ipv6" : "ipv4");
}

/**
 * Whether an address is not one of the public internet. IPv4 addresses within IPv6 ones count as what they are.
 *
 * Example: 127.0.0.2, 10.1.2.3, fe80::1 and ::ffff:192.168.0.1 are private; 8.8.8.8 and 2a00:1450::1 are not.
 */
export function isPrivateAddress(address: string): boolean {
	const [bare = ""] = address.split("%");
	return isIP(bare) === 0 || blocked.check(bare, isIPv6(bare) ? "ipv6" : "ipv4");
}
