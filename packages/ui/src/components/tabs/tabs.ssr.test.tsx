import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { Tabs, TabsContent, TabsList, TabsTrigger } from ".";

it("keeps every panel in the server HTML", () => {
  const html = renderToString(
    <Tabs defaultValue="kurla">
      <TabsList>
        <TabsTrigger value="kurla">Kurla</TabsTrigger>
        <TabsTrigger value="south">South Mumbai</TabsTrigger>
      </TabsList>
      <TabsContent value="kurla">Kurla address</TabsContent>
      <TabsContent value="south">South Mumbai address</TabsContent>
    </Tabs>,
  );
  expect(html).toContain("Kurla address");
  expect(html).toContain("South Mumbai address");
  expect(html).not.toContain("dir=");
});
